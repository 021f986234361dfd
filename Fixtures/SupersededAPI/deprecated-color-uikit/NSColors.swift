// deployment-target: macOS=12.0
import SwiftUI

struct InkWell: View {
  let ink: NSColor

  var body: some View {
    VStack {
      Text("Blue").foregroundStyle(Color(NSColor.labelColor)) // want: deprecated-color-uikit
      Text("Black").foregroundStyle(Color(ink)) // want: deprecated-color-uikit
      Rectangle().fill(Color(NSColor(white: 0.2, alpha: 1))) // want: deprecated-color-uikit
    }
    .background(Color(NSColor.windowBackgroundColor)) // want: deprecated-color-uikit
  }
}
