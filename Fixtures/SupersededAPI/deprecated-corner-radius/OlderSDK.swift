// deployment-target: iOS=15.0
// sdk: 16
import SwiftUI

struct StallSign: View {
  let produce: String

  var body: some View {
    Text(produce)
      .padding()
      .background(Color.yellow)
      .cornerRadius(6) // want: deprecated-corner-radius
  }
}
