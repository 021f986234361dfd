// deployment-target: iOS=16.0, watchOS=7.0
import SwiftUI

struct CompassDial: View {
  var body: some View {
    Color.blue.mask(Image(systemName: "location.north"))
  }
}
