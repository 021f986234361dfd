// deployment-target: iOS=16.0
import SwiftUI

struct ChartTable: View {
  var body: some View {
    if #available(iOS 17, *) {
      Text("Soundings").coordinateSpace(.named("chart")) // want: deprecated-coordinate-space
    } else {
      Text("Soundings").coordinateSpace(name: "chart")
    }
  }
}
