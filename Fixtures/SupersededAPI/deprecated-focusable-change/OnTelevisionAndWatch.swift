// deployment-target: tvOS=15.0, watchOS=8.0
import SwiftUI

struct PosterCard: View {
  @State private var isFocused = false

  var body: some View {
    Text("Poster")
      .scaleEffect(isFocused ? 1.2 : 1)
      .focusable(true) { isFocused = $0 } // want: deprecated-focusable-change
  }
}
