import SwiftUI

struct ToolRack: View {
  @Binding var tool: String
  @Binding var isShown: Bool

  var body: some View {
    Button("Saw") {
      tool = "Saw"
      isShown = true
    }
  }
}

struct ToolSheet: View {
  let name: String

  var body: some View {
    Text(name)
  }
}
