import SwiftUI

struct Frame: Identifiable {
  let id: Int
}

struct FrameMenu: View {
  @State private var frame: Frame?
  @State private var asksToClear = false

  private var menu: some View {
    Menu {
      Section("Frames") {
        Button("First") { self.frame = Frame(id: 1) }
          .popover(item: self.$frame) { frame in // want: presentation-in-menu:error
            Text("Frame \(frame.id)")
          }
      }
      Button("Clear", role: .destructive) { asksToClear = true }
        #if os(macOS)
        .keyboardShortcut(.delete)
        #endif
        .confirmationDialog("Clear all frames?", isPresented: $asksToClear) { // want: presentation-in-menu:error
          Button("Clear", role: .destructive) {}
        }
    } label: {
      Label("Frames", systemImage: "square.stack")
    }
  }

  var body: some View {
    HStack {
      Text("Film")
      menu
    }
  }
}
