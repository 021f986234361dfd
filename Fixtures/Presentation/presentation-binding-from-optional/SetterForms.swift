import SwiftUI

struct Wagon: Identifiable {
  let id: Int
  var color: String
}

struct Depot: View {
  let wagons: [Wagon]
  @State private var first: Wagon?
  @State private var second: Wagon?
  @State private var third: Wagon?

  var body: some View {
    VStack {
      Button("First") { first = wagons.first }
        .sheet(isPresented: Binding(get: { first != nil }, set: { _ in first = nil })) { // want: presentation-binding-from-optional:warning
          WagonCard(color: first?.color ?? "")
        }
      Button("Second") { second = wagons.last }
        .sheet(isPresented: Binding(get: { self.second != nil }, set: { shown in if shown == false { self.second = nil } })) { // want: presentation-binding-from-optional:warning
          WagonCard(color: second?.color ?? "")
        }
      Button("Third") { third = wagons.last }
        .sheet(isPresented: Binding(get: { third != nil }, set: { $0 ? () : (third = nil) })) { // want: presentation-binding-from-optional:warning
          WagonCard(color: third?.color ?? "")
        }
    }
  }
}

struct WagonCard: View {
  let color: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(color)
    Button("Close") { dismiss() }
  }
}
