// deployment-target: iOS=15.0
import SwiftUI

struct PosterWall: View {
  let shows: Bool

  var body: some View {
    VStack {
      ScrollView(.horizontal, showsIndicators: false) { Text("Poster") }
      ScrollView(showsIndicators: shows) { Text("Poster") }
    }
  }
}
