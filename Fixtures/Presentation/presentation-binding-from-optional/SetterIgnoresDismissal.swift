import SwiftUI

struct Ferry: Identifiable {
  let id: Int
  var name: String
}

struct FerryBoard: View {
  let ferries: [Ferry]
  @State private var ferry: Ferry?

  var body: some View {
    List(ferries) { next in
      Button(next.name) { ferry = next }
    }
    .sheet(isPresented: Binding(get: { ferry != nil }, set: { _ in })) { // want: presentation-binding-ignores-dismissal:warning
      Text(ferry?.name ?? "")
      Button("Close") { ferry = nil }
    }
  }
}
