import SwiftUI

struct Dial: View {
  @State var angle = 0.0 // want: state-not-private:info
  @State private var isLocked = false // want: state-not-private:info

  var body: some View {
    Slider(value: $angle, in: 0...360)
      .disabled(isLocked)
  }
}
