import SwiftUI

struct Bird: Identifiable {
  let id: Int
  var name: String
}

struct BirdList: View {
  let birds: [Bird]
  @State private var bird: Bird?

  var body: some View {
    List(birds) { next in
      Button(next.name) { bird = next }
    }
    .sheet(item: $bird) { bird in
      Text(bird.name)
    }
  }
}
