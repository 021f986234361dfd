// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct ContourLine: View {
  let line: CGColor

  var body: some View {
    VStack {
      Divider().background(Color(line)) // want: deprecated-color-uikit
      Rectangle().fill(Color(CGColor(red: 0.5, green: 0.3, blue: 0.1, alpha: 1))) // want: deprecated-color-uikit
    }
  }
}
