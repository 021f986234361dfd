// deployment-target: iOS=16.0, watchOS=7.0
import SwiftUI

struct PulseDial: View {
  let beats: Int

  var body: some View {
    Label("\(beats)", systemImage: "heart")
      .foregroundColor(.red)
  }
}
