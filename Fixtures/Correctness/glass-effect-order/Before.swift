// profile: all
// deployment-target: iOS=26.0
import SwiftUI

struct SkylineBadge: View {
  var body: some View {
    VStack {
      Text("Skyline").font(.title).glassEffect().padding()  // want: glass-effect-order:info
    }
  }
}
