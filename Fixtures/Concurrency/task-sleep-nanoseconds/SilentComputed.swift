import SwiftUI

struct EggTimer: View {
  @State private var isReady = false
  let delay: UInt64
  let seconds: Double

  var body: some View {
    Text(isReady ? "Ready" : "Wait")
      .task {
        try? await Task.sleep(nanoseconds: delay)
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        try? await Task.sleep(for: .seconds(1))
        isReady = true
      }
  }
}
