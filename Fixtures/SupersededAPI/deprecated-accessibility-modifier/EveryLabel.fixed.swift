import SwiftUI

struct GreenhouseDial: View {
  let degrees: Int
  let isBroken: Bool

  var body: some View {
    VStack {
      Text("\(degrees)")
        .accessibilityLabel(Text("Temperature")) // want: deprecated-accessibility-modifier:info
        .accessibilityValue(Text("\(degrees) degrees")) // want: deprecated-accessibility-modifier:info
        .accessibilityHint(Text("Opens the chart")) // want: deprecated-accessibility-modifier
        .accessibilityIdentifier("dial") // want: deprecated-accessibility-modifier
      Image(systemName: "drop").accessibilityHidden(true) // want: deprecated-accessibility-modifier
      Image(systemName: "sun.max")
        .accessibilityHidden(isBroken || degrees == 0) // want: deprecated-accessibility-modifier
        .accessibilityAddTraits(.isButton) // want: deprecated-accessibility-modifier
        .accessibilityRemoveTraits(.isImage) // want: deprecated-accessibility-modifier
      Text("Water")
        .accessibilitySortPriority(2) // want: deprecated-accessibility-modifier
        .accessibilityInputLabels([Text("Water"), Text("Pour")]) // want: deprecated-accessibility-modifier
      Text("Window")
        .accessibilityActivationPoint(CGPoint(x: 4, y: 8)) // want: deprecated-accessibility-modifier
      Text("Door").accessibilityActivationPoint(.center) // want: deprecated-accessibility-modifier
    }
  }
}
