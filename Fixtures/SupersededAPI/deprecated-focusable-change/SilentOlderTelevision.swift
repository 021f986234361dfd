// deployment-target: macOS=13.0, tvOS=14.0
import SwiftUI

struct OldPoster: View {
  @State private var isLit = false

  var body: some View {
    Text("Poster")
      .opacity(isLit ? 1 : 0.5)
      .focusable { isLit = $0 }
  }
}
