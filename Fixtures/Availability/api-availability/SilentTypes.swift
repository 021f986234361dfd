// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct Grid<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { VStack { content } }
}

extension TextField where Label == Text {
  init(_ title: String, text: Binding<String>, axis: String) { self.init(LocalizedStringKey(title), text: text) }
}

@available(iOS 16, macOS 13, *)
struct Sluice: View {
  var body: some View {
    ViewThatFits { Text("Sluice") }
  }
}

struct MillPond: View {
  @State private var note = ""

  var body: some View {
    VStack {
      Grid { Text("Pond") }
      TextField("Note", text: $note, axis: "vertical")
      TextField("Note", text: $note, prompt: Text("Depth"))
      Button("Drain", role: .destructive) { note = "" }
      Button("Fill") { note = "full" }
      Section("Fish") { Text("Trout") }
      #if os(iOS)
      ViewThatFits { Text("Ducks") }
      #endif
      guarded
    }
  }

  @ViewBuilder private var guarded: some View {
    if #available(iOS 16, macOS 13, *) {
      Sluice()
    }
  }
}

struct MillPond_Previews: PreviewProvider {
  static var previews: some View {
    ViewThatFits { MillPond() }
  }
}
