// deployment-target: watchOS=8.0
import SwiftUI

struct LapRow: View {
  let lap: Int

  var body: some View {
    Text("Lap \(lap)")
      .complicationForeground()
      .listRowPlatterColor(.orange) // want: deprecated-watch
  }
}
