// not type-checked: imports a module that is not there
import Gardening
import SwiftUI

struct Rows: View {
  var body: some View {
    ForEach(1...5) { Text("\($0)") }
  }
}
