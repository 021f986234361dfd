import SwiftUI

struct LockList: View {
  @Binding var lock: Int?

  var body: some View {
    List(selection: $lock) {
      ForEach(0..<12) { number in
        Text(number, format: .number)
      }
    }
    .navigationSplitViewColumnWidth(min: 160, ideal: 200, max: 240)
  }
}
