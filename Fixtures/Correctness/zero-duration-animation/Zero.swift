// profile: all
import SwiftUI

struct DialView: View {
  @State private var angle = 0.0

  var body: some View {
    Text("Dial")
      .animation(.linear(duration: 0), value: angle)  // want: zero-duration-animation:info
      .onTapGesture { angle = 1 }
  }
}
