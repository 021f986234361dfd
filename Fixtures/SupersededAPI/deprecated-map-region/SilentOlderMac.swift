// deployment-target: iOS=17.0, macOS=13.0
import SwiftUI

struct OldChart: View {
  @Binding var region: MKCoordinateRegion

  var body: some View {
    Map(coordinateRegion: $region)
  }
}
