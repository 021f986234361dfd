import SwiftUI

struct Carriages: View {
  let last: Int

  var body: some View {
    HStack {
      ForEach(1...last, id: \.self) { Text("\($0)") }
      ForEach(Array(1...last), id: \.self) { Text("\($0)") }
      ForEach(1..<6) { Text("\($0)") }
    }
  }
}
