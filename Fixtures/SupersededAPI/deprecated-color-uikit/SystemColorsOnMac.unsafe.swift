// deployment-target: macOS=14.0
import SwiftUI

struct DeskPane: View {
  var body: some View {
    VStack {
      Text("Desk").foregroundStyle(Color(nsColor: .labelColor)) // want: deprecated-color-uikit
      Text("Drawer").foregroundStyle(Color(nsColor: NSColor.labelColor)) // want: deprecated-color-uikit
    }
    .background(Color(nsColor: .windowBackgroundColor)) // want: deprecated-color-uikit
  }
}
