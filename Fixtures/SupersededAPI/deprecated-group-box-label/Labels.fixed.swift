import SwiftUI

struct WeatherBoxes: View {
  let title: String
  @State private var isWindy = false

  var body: some View {
    VStack {
      GroupBox { // want: deprecated-group-box-label:info
        Toggle("Windy", isOn: $isWindy)
      } label: {
        Text("Wind")
      }
      GroupBox { Text("3 mm") } label: { Label("Rain", systemImage: "cloud") } // want: deprecated-group-box-label
      GroupBox { Text("None") } label: { Text(title).font(.headline) }.padding() // want: deprecated-group-box-label
      GroupBox { // want: deprecated-group-box-label
        // Hours of the last day.
        Text("7 h")
      } label: {
        HStack { Text("Sun"); Spacer() }
      }
      GroupBox( // want: deprecated-group-box-label
        label: heading, // with its icon
        content: {
          Text("Fog")
        }
      )
      GroupBox { Text("Snow") } label: { EmptyView() } // want: deprecated-group-box-label
      GroupBox { Text("Now") } label: { isWindy ? Text("Storm") : Text("Calm") } // want: deprecated-group-box-label
      GroupBox { // want: deprecated-group-box-label
        GroupBox { Text("Both") } label: { Text("Inner") } // want: deprecated-group-box-label
      } label: {
        Text("Outer")
      }
    }
  }

  private var heading: some View {
    Label("Fog", systemImage: "cloud.fog")
  }
}
