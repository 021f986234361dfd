import SwiftUI

struct Tile: Identifiable {
  let id: Int
}

final class GlazeModel: ObservableObject {
  @Published var color = "white"
  let tile: Tile

  init(tile: Tile) {
    self.tile = tile
  }
}

struct TileWall: View {
  let tiles: [Tile]
  @State private var tile: Tile?

  var body: some View {
    List(tiles) { next in
      Button("Tile \(next.id)") { tile = next }
    }
    .sheet(item: $tile) { tile in
      GlazeEditor(model: GlazeModel(tile: tile)) // want: object-created-in-presentation-content:warning
    }
  }
}

struct GlazeEditor: View {
  @StateObject var model: GlazeModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Colour", text: $model.color)
      Button("Close") { dismiss() }
    }
  }
}
