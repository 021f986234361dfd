// not type-checked: Charts is no part of the stub
import SwiftUI

struct YieldChart: View {
  var body: some View {
    Chart { BarMark(x: .value("Field", 1), y: .value("Yield", 2)) }
  }
}
