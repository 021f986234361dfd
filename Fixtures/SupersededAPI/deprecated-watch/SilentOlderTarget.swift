// deployment-target: watchOS=6.0
import SwiftUI

struct LapRow: View {
  let lap: Int

  var body: some View {
    Text("Lap \(lap)")
      .listRowPlatterColor(.orange)
  }
}
