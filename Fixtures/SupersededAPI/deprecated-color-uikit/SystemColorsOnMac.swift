// deployment-target: macOS=14.0
import SwiftUI

struct DeskPane: View {
  var body: some View {
    VStack {
      Text("Desk").foregroundStyle(Color(.labelColor)) // want: deprecated-color-uikit
      Text("Drawer").foregroundStyle(Color(NSColor.labelColor)) // want: deprecated-color-uikit
    }
    .background(Color(.windowBackgroundColor)) // want: deprecated-color-uikit
  }
}
