// deployment-target: iOS=14.0
import SwiftUI

struct Pier: View {
  let paint: UIColor

  var body: some View {
    VStack {
      Text("Pier")
      Rectangle().fill(Color(paint))
    }
    .background(Color(UIColor.systemBackground))
  }
}
