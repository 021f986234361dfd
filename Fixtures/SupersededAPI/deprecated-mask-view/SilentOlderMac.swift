// deployment-target: iOS=16.0, macOS=11.0
import SwiftUI

struct WaxSeal: View {
  var body: some View {
    Color.red.mask(Circle())
  }
}
