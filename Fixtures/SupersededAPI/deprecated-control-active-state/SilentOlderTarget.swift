// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct LathePanel: View {
  @Environment(\.controlActiveState) private var state

  var body: some View {
    Text("Lathe").opacity(state == .inactive ? 0.5 : 1)
  }
}
