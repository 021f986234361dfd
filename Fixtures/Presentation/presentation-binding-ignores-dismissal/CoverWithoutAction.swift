// profile: presentation
import SwiftUI

struct RadioTuner: View {
  @State private var frequency = 88.0

  var body: some View {
    Slider(value: $frequency, in: 80...110)
      .fullScreenCover(isPresented: Binding(get: { frequency > 108 }, set: { _ in })) { // want: presentation-binding-ignores-dismissal:info
        Text("Out of range")
      }
  }
}
