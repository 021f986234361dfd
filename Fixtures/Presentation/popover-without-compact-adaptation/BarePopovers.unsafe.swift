// profile: presentation
import SwiftUI

struct Dial: Identifiable {
  let id: Int
  var name: String
}

struct RadioPanel: View {
  let dials: [Dial]
  @State private var showsTip = false
  @State private var dial: Dial?

  var body: some View {
    HStack {
      Button("Tip") { showsTip = true }
        .popover(isPresented: $showsTip, arrowEdge: .bottom) { // want: popover-without-compact-adaptation:info
          Text("Turn slowly")
            .padding()
            .presentationCompactAdaptation(.popover)
        }
      Button("Dial") { dial = dials.first }
        .popover(item: $dial, arrowEdge: .bottom) { dial in // want: popover-without-compact-adaptation:info
          Text(dial.name)
          Text("Dial \(dial.id)")
        }
    }
  }
}
