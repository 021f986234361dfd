import SwiftUI

struct Snack: Identifiable {
  let id: Int
  var code: UUID { UUID() }
  static func fresh() -> Snack { Snack(id: .random(in: 0..<100)) }
}

struct SnackMachine: View {
  @State private var snack: Snack?

  var body: some View {
    Button("Chips") { snack = .fresh() }
      .sheet(item: $snack) { snack in
        Text("\(snack.id)")
      }
  }
}
