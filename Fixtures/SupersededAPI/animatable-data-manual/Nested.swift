// profile: all
// sdk: 26.1
import SwiftUI

struct Gauges: View {
  struct Needle: Shape {
    var degrees: Double
    var animatableData: Double { // want: animatable-data-manual
      get { degrees }
      set { degrees = newValue }
    }

    func path(in rect: CGRect) -> Path { Path() }
  }

  @State private var degrees = 0.0

  var body: some View {
    Needle(degrees: degrees)
      .stroke(.red, lineWidth: 2)
      .onTapGesture { degrees += 10 }
  }
}
