import SwiftUI

struct Mine: Hashable, Identifiable {
  let id: Int
  let name: String
}

struct MineList: View {
  let mines: [Mine]
  @State private var showsLamp = false

  var body: some View {
    NavigationStack {
      List(mines) { mine in
        NavigationLink(mine.name) {
          Button("Lamp") { showsLamp = true }
            .navigationDestination(isPresented: $showsLamp) { Text("Lamp") }
        }
      }
    }
  }
}
