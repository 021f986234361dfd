import Foundation
import SwiftUI

struct PlotGrid<Content: View>: View {
  let rows: Int
  let columns: Int
  let content: (Int, Int) -> Content

  init(rows: Int, columns: Int, @ViewBuilder content: @escaping (Int, Int) -> Content) {
    self.rows = rows
    self.columns = columns
    self.content = content
  }

  var body: some View {
    ForEach(0..<rows) { row in
      ForEach(0..<columns) { column in content(row, column) }
    }
  }
}

struct Stars: View {
  let count: Int
  var body: some View { ForEach(0..<count) { _ in Image(systemName: "star") } }
}

enum Season: CaseIterable { case spring, autumn }

struct GardenPlan: View {
  private let days = ["Mon", "Tue", "Wed"]
  private var zones: [String] {
    var names: [String] = []
    for zone in TimeZone.knownTimeZoneIdentifiers { names.append(zone) }
    return names
  }
  private var seasons: [Season] { Season.allCases.reversed() }

  var body: some View {
    VStack {
      PlotGrid(rows: days.count, columns: 3) { row, _ in Text(days[row]) }
      PlotGrid(rows: 2, columns: 4) { _, _ in Circle() }
      Stars(count: 5)
      ForEach(0..<self.zones.count) { Text(zones[$0]) }
      ForEach(0..<seasons.count) { _ in Circle() }
    }
  }
}
