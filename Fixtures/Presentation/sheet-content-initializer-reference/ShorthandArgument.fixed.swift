// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct Mushroom: Identifiable {
  let id: Int
  var name: String
}

struct ForestFloor: View {
  let mushrooms: [Mushroom]
  @State private var picked: Mushroom?

  var body: some View {
    List(mushrooms) { mushroom in
      Button(mushroom.name) { picked = mushroom }
    }
    .fullScreenCover(item: self.$picked, content: MushroomDetail.init(mushroom:)) // want: sheet-content-initializer-reference:info
  }
}

struct MushroomDetail: View {
  @Environment(\.dismiss) private var dismiss
  private let name: String

  init(mushroom: Mushroom) {
    name = mushroom.name
  }

  var body: some View {
    VStack {
      Text(name)
      Button("Close") { dismiss() }
    }
  }
}
