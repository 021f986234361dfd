import SwiftUI

struct Bird: Hashable, Identifiable {
  let id: Int
  let name: String
}

struct BirdLog: View {
  let birds: [Bird]
  @State private var rare: Bird?

  var body: some View {
    NavigationStack {
      List(birds) { bird in
        Button(bird.name) { rare = bird }
      }
      .navigationDestination(item: $rare) { bird in
        Text(bird.name)
      }
    }
  }
}
