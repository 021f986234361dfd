// not type-checked: the framework is not part of the stub
import Charts
import SwiftUI

struct WindChart: View {
  var body: some View {
    Chart {
      LineMark(x: .value("Day", 1), y: .value("Wind", 2))
    }
  }
}
