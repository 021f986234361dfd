import SwiftUI

struct Loaf: Identifiable {
  let id: Int
  var flour: String
}

final class Bakehouse: ObservableObject {
  @Published var loaf: Loaf?
  @Published var loaves: [Loaf] = []
}

struct BakehouseScreen: View {
  @StateObject private var bakehouse = Bakehouse()

  var body: some View {
    List(bakehouse.loaves) { next in
      Button(next.flour) { bakehouse.loaf = next }
    }
    .sheet(isPresented: Binding(get: { bakehouse.loaf != nil }, set: { if !$0 { bakehouse.loaf = nil } })) { // want: presentation-binding-from-optional:warning
      if let loaf = bakehouse.loaf {
        Text(loaf.flour)
        Button("Close") { bakehouse.loaf = nil }
      }
    }
  }
}
