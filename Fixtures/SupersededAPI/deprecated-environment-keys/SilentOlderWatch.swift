// deployment-target: watchOS=7.0
import SwiftUI

struct OldComplication: View {
  @Environment(\.complicationRenderingMode) private var mode
  @Environment(\.disableAutocorrection) private var isOff

  var body: some View {
    Text("Tide").opacity(mode == .fullColor && isOff == nil ? 1 : 0.5)
  }
}
