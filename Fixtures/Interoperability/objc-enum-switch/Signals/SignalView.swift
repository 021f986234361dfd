// not type-checked: needs the Objective-C header
import SwiftUI

struct SignalView: View {
  let state: RWYSignalState
  let signal: RWYSignal

  var body: some View {
    VStack {
      switch state { // want: objc-enum-switch:warning
      case .stop:
        Text("Stop")
      case .go:
        Text("Go")
      case .utcOverride:
        Text("Override") // over the day's plan
      }
      label
      Text(title(of: state))
    }
  }

  @ViewBuilder private var label: some View {
    switch signal.state { // want: objc-enum-switch:warning
    case .stop, .utcOverride: Image(systemName: "stop")
    case RWYSignalState.go: Image(systemName: "play")
    }
  }

  private func title(of state: RWYSignalState) -> String {
    switch state { // want: objc-enum-switch:warning
    case .stop: return "Stop"
    case .go: return "Go"
    case .utcOverride: return "Override"
    }
  }
}
