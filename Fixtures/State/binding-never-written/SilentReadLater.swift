// profile: all
import SwiftUI

struct Ticker: View {
  @Binding var isRunning: Bool

  var body: some View {
    Text("Ticker").task {
      while isRunning { await Task.yield() }
    }
  }
}

struct TickerPage: View {
  @Binding var isRunning: Bool
  var body: some View { Text(isRunning ? "Running" : "Idle") }
}

struct TickerSwitch: View {
  @Binding var isRunning: Bool
  var body: some View { Toggle("Run", isOn: $isRunning) }
}

public struct TickerBadge: View {
  @Binding var isRunning: Bool
  public var body: some View { Text(isRunning ? "Running" : "Idle") }
}

struct TickerScreen: View {
  @State private var isRunning = false
  @State private var isShown = false

  var body: some View {
    Ticker(isRunning: $isRunning)
    TickerSwitch(isRunning: $isRunning)
    TickerBadge(isRunning: $isRunning)
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { TickerPage(isRunning: $isRunning) }
  }
}
