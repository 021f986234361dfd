// deployment-target: visionOS=1.0
import SwiftUI

struct OrbitLabel: View {
  let planet: String

  var body: some View {
    Text("Orbit of ") + Text(planet)
  }
}
