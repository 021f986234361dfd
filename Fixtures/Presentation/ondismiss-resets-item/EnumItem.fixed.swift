import SwiftUI

struct Signpost: View {
  enum Panel: Int, Identifiable {
    case weather, huts

    var id: Int { rawValue }
  }

  let refresh: () -> Void
  @State private var panel: Panel?

  var body: some View {
    HStack {
      Button("Weather") { panel = .weather }
      Button("Huts") { panel = .huts }
    }
    .sheet(
      item: self.$panel,
      onDismiss: {
        refresh()
        // want: ondismiss-resets-item:warning
      }
    ) { panel in
      VStack {
        Text(panel == .weather ? "Fog" : "Two huts")
        Button("Close") { self.panel = nil }
      }
    }
  }
}
