import SwiftUI

struct Visitor: Hashable, Identifiable {
  let id: Int
  var name: String
}

struct Meter: View {
  @State private var bars: [Float] = Array(repeating: 0, count: 12)
  let visitors: [Visitor]

  var body: some View {
    VStack {
      ForEach(bars, id: \.self) { bar in  // want: foreach-self-identity:warning
        Text("\(bar)")
      }
      ForEach(visitors, id: \.self) { visitor in  // want: foreach-self-identity:info
        Text(visitor.name)
      }
      List(visitors, id: \.self) { Text($0.name) }  // want: foreach-self-identity:info
    }
  }
}
