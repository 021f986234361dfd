// deployment-target: iOS=15.0, macOS=10.15
import SwiftUI

struct MarshBackdrop: View {
  var body: some View {
    Color.green.edgesIgnoringSafeArea([.top, .bottom])
  }
}
