// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct Bolt: Identifiable {
  let id: Int
}

struct LidView: View {
  @State private var isOpen = false
  @State private var bolt: Bolt?

  var body: some View {
    HStack {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          Button("Close") { isOpen = false }
            .presentationDetents([.height(160)])
            .presentationCompactAdaptation(.sheet)
        }
      Button("Bolt") { bolt = Bolt(id: 1) }
        .sheet(item: $bolt) { bolt in
          Button("Close \(bolt.id)") { self.bolt = nil }
            .presentationCompactAdaptation(.none)
            .presentationDetents([.fraction(0.2)])
        }
    }
  }
}
