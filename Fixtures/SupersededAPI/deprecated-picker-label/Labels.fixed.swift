import SwiftUI

struct SowingForm: View {
  let months: [String]
  @State private var month = "May"
  @State private var depth = 1

  var body: some View {
    Form {
      Picker(selection: $month) { // want: deprecated-picker-label:info
        ForEach(months, id: \.self) { month in
          Text(month)
        }
      } label: {
        Text("Month")
      }
      Picker(selection: $depth) { Text("1").tag(1) } label: { Label("Depth", systemImage: "ruler") } // want: deprecated-picker-label
      Picker(selection: $depth) { // want: deprecated-picker-label
        // Centimetres.
        Text("1").tag(1)
        Text("2").tag(2)
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented)
      Picker(selection: $month) { Text("May").tag("May") } label: { Text("Month").bold() } // want: deprecated-picker-label
      Picker( // want: deprecated-picker-label
        selection: $depth,
        label: HStack {
          Text("Depth")
          Spacer()
        }, // aligned with the others
        content: {
          Text("1").tag(1)
        }
      )
      Picker(selection: $depth) { Text("1").tag(1) } label: { heading } // want: deprecated-picker-label
      Picker(selection: $month) { Text("May").tag("May") } label: { depth > 1 ? Text("Deep") : Text("Flat") } // want: deprecated-picker-label
    }
  }

  private var heading: some View {
    Text("Depth")
  }
}
