import SwiftUI

struct SowingForm: View {
  let months: [String]
  @State private var month = "May"
  @State private var depth = 1

  var body: some View {
    Form {
      Picker(selection: $month, label: Text("Month")) { // want: deprecated-picker-label:info
        ForEach(months, id: \.self) { month in
          Text(month)
        }
      }
      Picker(selection: $depth, label: Label("Depth", systemImage: "ruler")) { Text("1").tag(1) } // want: deprecated-picker-label
      Picker(selection: $depth, label: EmptyView()) { // want: deprecated-picker-label
        // Centimetres.
        Text("1").tag(1)
        Text("2").tag(2)
      }
      .pickerStyle(.segmented)
      Picker(selection: $month, label: Text("Month").bold()) { Text("May").tag("May") } // want: deprecated-picker-label
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
      Picker(selection: $depth, label: heading, content: { Text("1").tag(1) }) // want: deprecated-picker-label
      Picker(selection: $month, label: depth > 1 ? Text("Deep") : Text("Flat")) { Text("May").tag("May") } // want: deprecated-picker-label
    }
  }

  private var heading: some View {
    Text("Depth")
  }
}
