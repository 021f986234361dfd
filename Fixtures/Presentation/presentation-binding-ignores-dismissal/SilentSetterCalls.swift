import SwiftUI

final class Coordinator: ObservableObject {
  @Published var isOpen = false
  func close() { isOpen = false }
  func send(_ isOpen: Bool) { self.isOpen = isOpen }
}

struct Lobby: View {
  @ObservedObject var coordinator: Coordinator
  let onClose: () -> Void

  var body: some View {
    VStack {
      Text("Desk")
        .sheet(isPresented: Binding(get: { coordinator.isOpen }, set: { if !$0 { coordinator.close() } })) {
          Text("Key")
        }
      Text("Lift")
        .sheet(isPresented: Binding(get: { coordinator.isOpen }, set: { coordinator.send($0) })) {
          Text("Floor")
        }
      Text("Bar")
        .sheet(isPresented: Binding(get: { coordinator.isOpen }, set: { _ in onClose() })) {
          Text("Menu")
        }
    }
  }
}
