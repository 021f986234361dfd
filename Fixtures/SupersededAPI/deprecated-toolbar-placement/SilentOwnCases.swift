import SwiftUI

enum Slot: String {
  case navigationBarLeading, navigationBarTrailing
}

struct BarChip: View {
  let title: String
  var placement: Slot = .navigationBarLeading

  var body: some View {
    Text(title)
      .accessibilityIdentifier(placement == .navigationBarTrailing ? "end" : "start")
  }
}

struct ChipBar: View {
  @State private var slot = Slot.navigationBarTrailing

  var body: some View {
    HStack {
      BarChip(title: "Bed", placement: .navigationBarLeading)
      BarChip(title: "Row", placement: slot == .navigationBarLeading ? .navigationBarTrailing : .navigationBarLeading)
      Button("Move") { slot = .navigationBarLeading }
    }
  }

  private func name(_ slot: Slot) -> String {
    switch slot {
    case .navigationBarLeading: "start"
    case .navigationBarTrailing: "end"
    }
  }
}
