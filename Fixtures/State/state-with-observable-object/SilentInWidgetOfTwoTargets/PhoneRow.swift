// not type-checked: two targets
import SwiftUI

struct TideRow: View {
  let height: Double
  var body: some View { Text("\(height)") }
}

struct TideList: View {
  var body: some View { TideRow(height: 1) }
}
