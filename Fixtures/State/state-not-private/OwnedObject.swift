import SwiftUI

final class Clock: ObservableObject {
  @Published var seconds = 0
}

struct ClockFace: View {
  @StateObject var clock = Clock() // want: state-not-private:info

  var body: some View {
    Text("\(clock.seconds)")
  }
}
