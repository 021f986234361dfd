// deployment-target: macOS=14.0
import SwiftUI

struct WellView: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View { Button("Well") { openWindow(id: "well") } }
}
