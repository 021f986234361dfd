// deployment-target: iOS=18.0
import SwiftUI

struct Catch {
  var day: Int
  var weight: Double
}

struct CatchChart: View {
  let catches: [Catch]

  var body: some View {
    Chart {
      BarPlot(catches, x: ("Day", \.day), y: ("Weight", \.weight))
        .cornerRadius(3)
    }
    .chartXAxis(.hidden)
  }
}
