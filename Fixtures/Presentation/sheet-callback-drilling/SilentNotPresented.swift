// profile: presentation
import SwiftUI

struct EggClock: View {
  @State private var asksStop = false
  @State private var isRunning = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Start") { isRunning = true }
        if isRunning {
          TimerBar(onDone: { asksStop = true })
        }
      }
      .alert("Stop?", isPresented: $asksStop) {
        TimerBar(onDone: { isRunning = false })
      }
    }
  }
}

struct TimerBar: View {
  let onDone: () -> Void

  var body: some View {
    Button("Done", action: onDone)
  }
}
