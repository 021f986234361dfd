import SwiftUI

struct BeeFrame: View {
  let isSealed: Bool
  let wax: AnyView

  var body: some View {
    VStack {
      Text("Brood").background(isSealed ? Color.yellow : nil) // want: deprecated-background-view
      Text("Honey").background(isSealed ? AnyView(Capsule()) : AnyView(Circle())) // want: deprecated-background-view
      Text("Pollen").background { wax } // want: deprecated-background-view
      Text("Queen").background(isSealed ? Circle() : nil, alignment: .leading) // want: deprecated-background-view
    }
  }
}
