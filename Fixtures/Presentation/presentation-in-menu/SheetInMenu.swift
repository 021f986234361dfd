import SwiftUI

struct SketchScreen: View {
  @State private var isRenaming = false

  var body: some View {
    NavigationStack {
      Text("Sketch")
        .navigationTitle("Sketch")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Menu("More") {
              Button("Rename") { isRenaming = true }
                .sheet(isPresented: $isRenaming) { // want: presentation-in-menu:error
                  Button("Close") { isRenaming = false }
                }
              Button("Archive") {}
            }
          }
        }
    }
  }
}
