// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct Buckle: Identifiable {
  let id: Int
}

struct BeltView: View {
  @State private var isShown = false
  @State private var buckle: Buckle?

  var body: some View {
    HStack {
      Button("Belt") { isShown = true }
        .sheet(isPresented: $isShown) {
          Button("Close") { isShown = false }
            .presentationDetents([.height(160), .medium])
        }
      Button("Buckle") { buckle = Buckle(id: 1) }
        .sheet(item: $buckle) { buckle in
          Button("Close \(buckle.id)") { self.buckle = nil }
            .presentationDetents([.height(520)])
        }
    }
  }
}
