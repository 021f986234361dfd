// deployment-target: iOS=17.0
// sdk: 26
import SwiftUI

struct KeyCap: View {
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes
  let letter: String

  var body: some View {
    Text(letter).padding(showsShapes ? 8 : 4)
  }
}
