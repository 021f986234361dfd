// profile: all
import Foundation
import SwiftUI

struct CrossingView: View {
  let gate: CrossingGate
  @State private var isOpen = false

  var body: some View {
    Text(isOpen ? "Open" : "Closed")
      .onAppear {
        gate.open {
          DispatchQueue.main.async { isOpen = true }
        }
      }
      .onDisappear {
        // The gate asks for a turn of the run loop.
        DispatchQueue.main.async { isOpen = false }
      }
  }
}

struct CrossingGate {
  func open(_ done: @escaping () -> Void) {}
}
