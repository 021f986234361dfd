// deployment-target: iOS=13.0
import SwiftUI

struct Signpost: View {
  let place: String

  var body: some View {
    Text("To ") + Text(place).bold()
  }
}
