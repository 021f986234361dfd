// deployment-target: iOS=14.0, macOS=11.0
import SwiftUI

struct Milestone: View {
  let distance: Int

  var body: some View {
    Text("\(distance)").font(.title) + Text(" km") // want: deprecated-text-concatenation
  }
}
