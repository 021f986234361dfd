import SwiftUI

struct HerbCard: View {
  let name: String
  @State private var isRenaming = false
  @State private var isMoving = false
  @State private var showsTip = false

  var body: some View {
    VStack {
      Menu("More") {
        Button("Rename") { isRenaming = true }
      }
      .sheet(isPresented: $isRenaming) {
        Button("Close") { isRenaming = false }
      }
      Menu {
        Button("Explain") { showsTip = true }
      } label: {
        Label("Help", systemImage: "questionmark")
          .popover(isPresented: $showsTip) {
            Text("Water it daily.")
          }
      }
      Text(name)
        .sheet(isPresented: $isMoving) {
          Button("Close") { isMoving = false }
        }
        .contextMenu {
          Button("Move") { isMoving = true }
        }
    }
  }
}
