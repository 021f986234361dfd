// deployment-target: iOS=17.0
// sdk: 26.1
import SwiftUI

struct KeyCap: View {
  @Environment(\.accessibilityShowBorders) private var showsShapes // want: deprecated-environment-keys
  let letter: String

  var body: some View {
    Text(letter)
      .padding(showsShapes ? 8 : 4)
      .border(.gray, width: showsShapes ? 1 : 0)
  }
}
