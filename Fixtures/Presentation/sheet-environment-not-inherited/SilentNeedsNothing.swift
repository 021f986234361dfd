// deployment-target: iOS=13.0
import SwiftUI

final class Brook: ObservableObject {
  @Published var level = 1
}

struct BrookView: View {
  @EnvironmentObject private var brook: Brook
  @State private var isShown = false
  @State private var asks = false

  var body: some View {
    HStack {
      Button("Level \(brook.level)") { self.isShown = true }
        .sheet(isPresented: $isShown) { BrookPane(brook: self.brook) }
      Button("Ask") { self.asks = true }
        .alert(isPresented: $asks) {
          Alert(title: Text("Level \(brook.level)"))
        }
    }
  }
}

struct BrookPane: View {
  @ObservedObject var brook: Brook
  @Environment(\.locale) private var locale

  var body: some View {
    Text("\(brook.level), \(locale.identifier)")
  }
}
