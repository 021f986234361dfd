import SwiftUI

struct Almanac: View {
  @State private var day: IndexPath?

  var body: some View {
    Button("Today") { day = IndexPath(indexes: [0, 1]) }
      .sheet(item: $day) { day in
        VStack {
          Text("Day \(day.count)")
          Button("Close") { self.day = nil }
        }
      }
  }
}
