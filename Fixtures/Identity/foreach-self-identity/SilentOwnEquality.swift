import SwiftUI

struct Delivery: Identifiable, Hashable {
  enum Kind { case parcel, letter }
  let id: Int
  let kind: Kind
  var note = ""

  static func == (left: Delivery, right: Delivery) -> Bool { left.kind == right.kind && left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Crate: Identifiable, Hashable {
  let id: Int
  var weight = 0.0
}

extension Crate {
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  static func == (left: Crate, right: Crate) -> Bool { left.id == right.id }
}

struct DeliveryList: View {
  @State private var deliveries: [Delivery] = []
  @State private var crates: [Crate] = []

  var body: some View {
    VStack {
      ForEach(deliveries, id: \.self) { Text($0.note) }
      ForEach(crates, id: \.self) { Text("\($0.weight)") }
    }
  }
}
