// not type-checked: the framework is not part of the stub
import Charts
import Foundation
import SwiftUI

struct RainChart: View {
  var body: some View {
    Chart {  // want: charts-import-missing:warning
      BarMark(x: .value("Day", 1), y: .value("Rain", 2))
    }
  }
}
