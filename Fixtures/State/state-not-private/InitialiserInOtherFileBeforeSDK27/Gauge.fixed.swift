import SwiftUI

struct SpeedGauge: View {
  let title: String
  @State private var speed = 0 // want: state-not-private:info

  var body: some View {
    Button("\(title): \(speed)") { speed += 1 }
  }
}
