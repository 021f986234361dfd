// deployment-target: visionOS=1.0
import SwiftUI

struct PosterWall: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) { Text("Poster") }
  }
}
