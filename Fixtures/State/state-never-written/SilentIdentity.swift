import SwiftUI

final class Oven {
  var degrees = 180
}

struct LoafTimer: View {
  @State private var seed = UUID()
  @State private var start = Date()
  @State private var oven = Oven()
  @State private var order = [1, 2, 3].shuffled()
  @State var loaves = 2  // want: state-not-private:info

  var body: some View {
    Text("\(seed) \(start) \(oven.degrees) \(order.count) \(loaves)")
  }
}
