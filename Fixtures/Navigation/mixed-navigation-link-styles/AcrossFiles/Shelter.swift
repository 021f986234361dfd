import SwiftUI

struct Animal: Hashable, Identifiable {
  let id: Int
  let name: String
}

struct Shelter: View {
  let animals: [Animal]
  @State private var path: [Animal] = []

  var body: some View {
    NavigationStack(path: $path) {
      AnimalList(animals: animals)
        .navigationDestination(for: Animal.self) { animal in
          AnimalScreen(animal: animal)
        }
    }
  }
}
