// deployment-target: macOS=11.0
import SwiftUI

struct Jetty: View {
  var body: some View {
    Text("Jetty")
      .background(Color(NSColor.controlBackgroundColor))
  }
}
