// profile: all
// deployment-target: iOS=16.4
import SwiftUI

struct Bell: Identifiable {
  let id: Int
}

struct BellTower: View {
  @State private var bell: Bell?

  var body: some View {
    Button("Bell") { bell = Bell(id: 1) }
      .sheet(item: $bell) { BellPanel(number: $0.id).presentationDetents([.fraction(0.3), .height(240)]).presentationCompactAdaptation(.sheet) } // want: sheet-compact-adaptation:info
  }
}

struct BellPanel: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Silence bell \(number)") { dismiss() }
  }
}
