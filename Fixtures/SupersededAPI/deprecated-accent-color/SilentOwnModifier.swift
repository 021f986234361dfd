import SwiftUI

extension View {
  func accentColor(_ season: Season) -> some View {
    tint(season == .spring ? Color.green : Color.brown)
  }
}

enum Season { case spring, autumn }

struct OrchardMenu: View {
  @State private var isPicking = false

  var body: some View {
    VStack {
      Toggle("Picking", isOn: $isPicking).accentColor(.autumn)
      Button("Prune") {}.accentColor(.spring)
    }
  }
}
