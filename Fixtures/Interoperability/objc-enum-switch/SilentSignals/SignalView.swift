// not type-checked: needs the Objective-C header
import SwiftUI

enum Speed { case slow, fast }

struct SignalView: View {
  let state: RWYSignalState
  let side: RWYSide
  let next: RWYSignalState?
  let speed: Speed

  var body: some View {
    switch state {
    case .stop: Text("Stop")
    case .go: Text("Go")
    @unknown default: Text("Unknown")
    }
    switch state {
    case .stop: Text("Stop")
    default: Text("Go")
    }
    switch side {
    case .left: Text("Left")
    case .right: Text("Right")
    }
    switch next {
    case .stop?: Text("Stop")
    case .go?: Text("Go")
    case nil, .some: Text("Nothing")
    }
    switch state {
    case .stop: Text("Stop")
    case let other: Text("\(other.rawValue)")
    }
    switch speed {
    case .slow: Text("Slow")
    case .fast: Text("Fast")
    }
  }
}

final class SignalBox {
  var state = RWYSignalState.stop

  var isOpen: Bool {
    switch state {
    case .stop: return false
    case .go: return true
    }
  }
}
