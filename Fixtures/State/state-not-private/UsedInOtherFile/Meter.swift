import SwiftUI

struct Meter: View {
  @State var level = 0.0 // want: state-not-private:info

  var body: some View {
    ProgressView(value: level)
      .onTapGesture { fill() }
  }
}
