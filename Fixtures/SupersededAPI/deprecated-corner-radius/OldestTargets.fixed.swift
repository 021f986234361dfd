// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct Buoy: View {
  let number: Int

  var body: some View {
    Text("\(number)")
      .padding(6)
      .background(Color.red)
      .clipShape(.rect(cornerRadius: 10)) // want: deprecated-corner-radius
  }
}
