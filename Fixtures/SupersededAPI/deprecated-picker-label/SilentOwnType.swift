import SwiftUI

struct Picker<Content: View>: View {
  @Binding var selection: Int
  let label: Text
  @ViewBuilder let content: Content

  var body: some View {
    HStack {
      label
      content
    }
  }
}

struct SowingForm: View {
  @State private var depth = 1

  var body: some View {
    Picker(selection: $depth, label: Text("Depth")) { Text("1") }
  }
}
