import Combine
import SwiftUI

class PaletteObserver: ObservableObject {
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: Notification.Name("palette")).sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &subscriptions)
  }
}

final class FieldPalette: PaletteObserver {
  var border: Color { .gray }
}

struct SeedField: View {
  @ObservedObject var palette = FieldPalette() // want: observed-object-owned:info

  var body: some View { Rectangle().stroke(palette.border) }
}

struct SeedForm: View {
  var body: some View { SeedField() }
}
