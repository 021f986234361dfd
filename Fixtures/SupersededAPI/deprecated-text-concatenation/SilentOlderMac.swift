// deployment-target: iOS=15.0, macOS=10.15
import SwiftUI

struct Waymark: View {
  let place: String

  var body: some View {
    Text("From ") + Text(place)
  }
}
