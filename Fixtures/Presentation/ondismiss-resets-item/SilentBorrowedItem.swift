import SwiftUI

struct Sail: Identifiable {
  let id: Int
}

final class SailLoft: ObservableObject {
  @Published var sail: Sail?
}

struct SailRack: View {
  @ObservedObject var loft: SailLoft
  @Binding var spare: Sail?

  var body: some View {
    HStack {
      Button("Main sail") { loft.sail = Sail(id: 1) }
        .sheet(item: $loft.sail, onDismiss: { loft.sail = nil }) { sail in
          Button("Close \(sail.id)") { loft.sail = nil }
        }
      Button("Spare sail") { spare = Sail(id: 2) }
        .sheet(item: $spare, onDismiss: { spare = nil }) { sail in
          Button("Close \(sail.id)") { spare = nil }
        }
    }
  }
}
