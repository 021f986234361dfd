import Charts
import SwiftUI

struct Rainfall: Identifiable {
  let id: Int
  var month: String
  var amount: Double
}

struct RainChart: View {
  let months: [Rainfall]

  var body: some View {
    VStack {
      Chart {
        ForEach(months) { month in
          BarMark(x: .value("Month", month.month), y: .value("Rain", month.amount))
            .foregroundStyle(.blue)
            .cornerRadius(4)
        }
        RuleMark(y: .value("Mean", 40.0))
      }
      Chart(months) { month in
        mark(for: month).cornerRadius(2)
      }
      Chart(months) { month in
        RectangleMark(x: .value("Month", month.month), y: .value("Rain", month.amount))
          .annotation(position: .top) { Text(month.month) }
          .cornerRadius(month.amount > 50 ? 6 : 3, style: .circular)
      }
    }
  }

  private func mark(for month: Rainfall) -> some ChartContent {
    BarMark(x: .value("Month", month.month), y: .value("Rain", month.amount))
      .opacity(0.8)
      .cornerRadius(4)
  }

  @ChartContentBuilder private var mean: some ChartContent {
    BarMark(x: .value("Month", "Mean"), y: .value("Rain", 40.0)).cornerRadius(8)
  }
}

extension ChartContent {
  func soft() -> some ChartContent { cornerRadius(3) }
}
