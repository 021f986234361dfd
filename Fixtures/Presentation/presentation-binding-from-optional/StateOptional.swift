import SwiftUI

struct Herb: Identifiable {
  let id: Int
  var name: String
}

struct HerbShelf: View {
  let herbs: [Herb]
  @State private var herb: Herb?

  var body: some View {
    List(herbs) { next in
      Button(next.name) { herb = next }
    }
    .sheet(isPresented: Binding(get: { herb != nil }, set: { if !$0 { herb = nil } })) { // want: presentation-binding-from-optional:warning
      if let herb {
        HerbCard(herb: herb)
      }
    }
  }
}

struct HerbCard: View {
  let herb: Herb
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(herb.name)
    Button("Close") { dismiss() }
  }
}
