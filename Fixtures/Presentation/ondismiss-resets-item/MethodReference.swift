import SwiftUI

struct Knot: Identifiable {
  let id: Int
  var name: String
}

struct KnotBoard: View {
  @State private var knot: Knot?
  @State private var practised = 0

  private func finish() { practised += 1; knot = nil }

  var body: some View {
    Button("Practise (\(practised))") { knot = Knot(id: 3, name: "Bowline") }
      .sheet(item: $knot, onDismiss: finish) { shown in // want: ondismiss-resets-item:info
        VStack {
          Text(shown.name)
          Button("Close") { knot = nil }
        }
      }
  }
}
