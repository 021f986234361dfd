import SwiftUI

struct Seedling: Identifiable {
  let id: Int
  var name: String
}

struct SeedlingTray: View {
  @State private var seedlings = [Seedling(id: 1, name: "Basil")]
  @State private var doomed: Seedling?
  @State private var asks = false

  var body: some View {
    List(seedlings) { seedling in
      Button(seedling.name) {
        doomed = seedling
        asks = true
      }
    }
    .alert("Pull it out?", isPresented: $asks) { // want: alert-optional-without-presenting:info
      Button("Pull", role: .destructive) {
        if let doomed {
          seedlings.removeAll { $0.id == doomed.id }
        }
      }
    }
  }
}
