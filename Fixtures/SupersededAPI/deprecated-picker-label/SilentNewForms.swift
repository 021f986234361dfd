import SwiftUI

struct SowingForm: View {
  @State private var depth = 1
  @State private var day = Date()

  var body: some View {
    Form {
      Picker("Depth", selection: $depth) { Text("1").tag(1) }
      Picker(selection: $depth) {
        Text("1").tag(1)
      } label: {
        Text("Depth")
      }
      Picker(selection: $depth, content: { Text("1").tag(1) }, label: { Text("Depth") })
      DatePicker("Day", selection: $day)
    }
  }
}
