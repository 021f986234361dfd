// deployment-target: iOS=14.0, macOS=10.15
import SwiftUI

struct OldDial: View {
  var body: some View {
    Text("20").accessibility(identifier: "dial")
  }
}
