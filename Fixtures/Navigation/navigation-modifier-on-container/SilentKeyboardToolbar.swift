// deployment-target: iOS=17.0
import SwiftUI

struct Scribble: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      TextField("Line", text: $text)
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Clear") { text = "" }
      }
    }
  }
}
