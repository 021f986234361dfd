import SwiftUI

final class Season {
  static let shared = Season()
  let tint = Color.gray
}

class PaletteObserver: ObservableObject {
  let season: Season = .shared
  private var subscriptions: Set<AnyCancellable> = []
}

final class FieldPalette: PaletteObserver {
  var border: Color { season.tint }
}

struct SeedField: View {
  @StateObject private var palette = FieldPalette() // want: observed-object-owned:info

  var body: some View { Rectangle().stroke(palette.border) }
}

struct SeedForm: View {
  var body: some View { SeedField() }
}
