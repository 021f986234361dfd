import SwiftUI

struct Seedling: Identifiable {
  let id: Int
  var name: String
}

struct SeedTray: View {
  @State private var seedlings: [Seedling] = []
  @State private var doomed: Int?
  @State private var asks = false

  var body: some View {
    List {
      ForEach(seedlings) { seedling in
        Text(seedling.name)
          .swipeActions {
            Button("Remove") {
              doomed = seedling.id
              asks = true
            }
          }
      }
    }
    .confirmationDialog("Remove the seedling?", isPresented: $asks) {
      Button("Remove", role: .destructive) {
        seedlings.removeAll { $0.id == doomed }
      }
    }
  }
}
