import SwiftUI

struct Carriages: View {
  let seats: [Int] = Carriages.plan()
  @State private var more = 3

  var body: some View {
    List {
      ForEach(0..<seats.count, id: \.self) { Text("\(seats[$0])") }  // want: foreach-nonconstant-range:info
      ForEach(0..<self.more, id: \.self) { Text("\($0)") }  // want: foreach-nonconstant-range:warning
    }
    .toolbar { Button("More") { more += 1 } }
  }

  private static func plan() -> [Int] { [4, 2] }
}
