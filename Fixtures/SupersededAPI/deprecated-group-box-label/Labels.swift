import SwiftUI

struct WeatherBoxes: View {
  let title: String
  @State private var isWindy = false

  var body: some View {
    VStack {
      GroupBox(label: Text("Wind")) { // want: deprecated-group-box-label:info
        Toggle("Windy", isOn: $isWindy)
      }
      GroupBox(label: Label("Rain", systemImage: "cloud")) { Text("3 mm") } // want: deprecated-group-box-label
      GroupBox(label: Text(title).font(.headline)) { Text("None") }.padding() // want: deprecated-group-box-label
      GroupBox(label: HStack { Text("Sun"); Spacer() }) { // want: deprecated-group-box-label
        // Hours of the last day.
        Text("7 h")
      }
      GroupBox( // want: deprecated-group-box-label
        label: heading, // with its icon
        content: {
          Text("Fog")
        }
      )
      GroupBox(label: EmptyView()) { Text("Snow") } // want: deprecated-group-box-label
      GroupBox(label: isWindy ? Text("Storm") : Text("Calm")) { Text("Now") } // want: deprecated-group-box-label
      GroupBox(label: Text("Outer")) { // want: deprecated-group-box-label
        GroupBox(label: Text("Inner")) { Text("Both") } // want: deprecated-group-box-label
      }
    }
  }

  private var heading: some View {
    Label("Fog", systemImage: "cloud.fog")
  }
}
