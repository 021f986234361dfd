// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Quarry: View {
  struct Stone: Identifiable {
    let id: Int
    var kind: String
  }

  @State private var showsPit = false
  @State private var stone: Stone?

  var body: some View {
    VStack {
      Button("Pit") { showsPit = true }
        #if os(macOS)
        .sheet(isPresented: $showsPit) { // want: full-screen-cover-unavailable:warning
          Button("Close") { showsPit = false }
        }
        #else
        .fullScreenCover(isPresented: $showsPit) { // want: full-screen-cover-unavailable:warning
          Button("Close") { showsPit = false }
        }
        #endif
      stoneButton
    }
  }

  private var stoneButton: some View {
    Button("Stone") { stone = Stone(id: 1, kind: "Granite") }
      #if DEBUG
      .background(.red)
      #endif
      #if os(macOS)
      .sheet(item: self.$stone, onDismiss: { print("closed") }) { stone in // want: full-screen-cover-unavailable:warning
        Text(stone.kind)
        Button("Close") { self.stone = nil }
      }
      #else
      .fullScreenCover(item: self.$stone, onDismiss: { print("closed") }) { stone in // want: full-screen-cover-unavailable:warning
        Text(stone.kind)
        Button("Close") { self.stone = nil }
      }
      #endif
  }
}
