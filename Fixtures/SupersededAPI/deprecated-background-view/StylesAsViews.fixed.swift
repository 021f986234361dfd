import SwiftUI

struct Glaze: ShapeStyle, View {
  var body: some View { Circle() }
}

struct PotCard: View {
  let glaze: Glaze

  var body: some View {
    VStack {
      Text("Pot").background { glaze.frame(height: 2) }  // want: deprecated-background-view:info
      Text("Jug").background { Glaze().padding(4) }  // want: deprecated-background-view:info
    }
  }
}
