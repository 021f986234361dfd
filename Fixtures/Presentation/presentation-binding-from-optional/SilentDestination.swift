import SwiftUI

struct Castle: Hashable {
  var name: String
}

struct CastleTour: View {
  let castles: [Castle]
  @State private var castle: Castle?

  var body: some View {
    NavigationStack {
      List(castles, id: \.name) { next in
        Button(next.name) { castle = next }
      }
      .navigationDestination(isPresented: Binding(get: { castle != nil }, set: { if !$0 { castle = nil } })) {
        Text(castle?.name ?? "")
      }
    }
  }
}
