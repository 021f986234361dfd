// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

struct HarvestLine: View {
  let crates: Int
  let variety: String

  var body: some View {
    Text("\(crates) ").bold() + Text(variety).foregroundColor(.red) // want:deprecated-foreground-color, deprecated-text-concatenation
  }
}
