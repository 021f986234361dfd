import SwiftUI

struct Attic: View {
  @State private var showsBoxes = false
  @State private var showsLadder = false

  var body: some View {
    VStack {
      Button("Boxes") { showsBoxes = true }
        .sheet(isPresented: $showsBoxes) {
          Button("Close") { showsBoxes = false }
        }
      Button("Ladder") { showsLadder = true }
        .sheet(isPresented: $showsLadder) {
          Toggle("Ladder", isOn: $showsLadder)
        }
    }
  }
}
