import SwiftUI

private let wagons = 4

enum Season: CaseIterable { case spring, summer, autumn, winter }

struct Timetable: View {
  let stars: Int
  let names = ["North", "South", "East"]
  private let rows = 6
  private static let platforms = 3

  var body: some View {
    let stops = 5
    let colors = ["red", "green"]
    return VStack {
      ForEach(0..<50) { Text("\($0)") }
      ForEach(0..<Self.platforms) { _ in Circle() }
      ForEach(0..<Season.allCases.count) { Text("\($0)") }
      ForEach(0..<stars, id: \.self) { _ in Image(systemName: "star") }
      ForEach(0..<names.count) { Text(names[$0]) }
      ForEach(0..<rows) { _ in Divider() }
      ForEach(0..<(stops - 1)) { _ in Divider() }
      ForEach(0..<colors.count) { Text(colors[$0]) }
      ForEach(0..<wagons) { _ in Circle() }
    }
  }
}
