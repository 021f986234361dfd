// sdk: 27
import SwiftUI

struct Thermostat: View {
  let room: String
  @State var degrees = 20 // want: state-not-private:info

  var body: some View {
    Button("\(room): \(degrees)") { degrees += 1 }
  }
}
