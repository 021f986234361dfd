// deployment-target: watchOS=10.0
import SwiftUI

struct TideComplication: View {
  @Environment(\.complicationRenderingMode) private var mode // want: deprecated-environment-keys
  let height: Int

  var body: some View {
    switch mode {
    case .fullColor: Text("\(height)").foregroundStyle(.blue)
    case .tinted: Text("\(height)")
    }
  }
}
