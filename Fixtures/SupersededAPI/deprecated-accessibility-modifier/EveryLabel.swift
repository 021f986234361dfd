import SwiftUI

struct GreenhouseDial: View {
  let degrees: Int
  let isBroken: Bool

  var body: some View {
    VStack {
      Text("\(degrees)")
        .accessibility(label: Text("Temperature")) // want: deprecated-accessibility-modifier:info
        .accessibility(value: Text("\(degrees) degrees")) // want: deprecated-accessibility-modifier:info
        .accessibility(hint: Text("Opens the chart")) // want: deprecated-accessibility-modifier
        .accessibility(identifier: "dial") // want: deprecated-accessibility-modifier
      Image(systemName: "drop").accessibility(hidden: true) // want: deprecated-accessibility-modifier
      Image(systemName: "sun.max")
        .accessibility(hidden: isBroken || degrees == 0) // want: deprecated-accessibility-modifier
        .accessibility(addTraits: .isButton) // want: deprecated-accessibility-modifier
        .accessibility(removeTraits: .isImage) // want: deprecated-accessibility-modifier
      Text("Water")
        .accessibility(sortPriority: 2) // want: deprecated-accessibility-modifier
        .accessibility(inputLabels: [Text("Water"), Text("Pour")]) // want: deprecated-accessibility-modifier
      Text("Window")
        .accessibility(activationPoint: CGPoint(x: 4, y: 8)) // want: deprecated-accessibility-modifier
      Text("Door").accessibility(activationPoint: .center) // want: deprecated-accessibility-modifier
    }
  }
}
