import SwiftUI

struct Kite: Identifiable {
  let id: Int
  var name: String
}

enum WindFault: LocalizedError {
  case calm
}

struct KiteField: View {
  @State private var kites = [Kite(id: 1, name: "Delta")]
  @State private var kite: Kite?
  @State private var fault: WindFault?
  @State private var asks = false
  @State private var failed = false

  var body: some View {
    List(kites) { kite in
      Button(kite.name) {
        self.kite = kite
        asks = true
      }
    }
    .alert("Land it?", isPresented: $asks, presenting: kite) { kite in
      Button("Land") {
        kites.removeAll { $0.id == kite.id }
        fault = .calm
        failed = kites.isEmpty
      }
    } message: { kite in
      Text(kite.name)
    }
    .alert(isPresented: $failed, error: fault) {
      Button("Close") {}
    }
  }
}
