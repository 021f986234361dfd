import SwiftUI

enum Season {
  case spring, autumn
}

struct SowingHint: View {
  private let title = "Sow now"  // want: state-never-written:info
  private let season: Season = .spring  // want: state-never-written:info
  private let months = [3, 4]  // want: state-never-written:info
  private let rows: Int = 4  // want: state-never-written:info

  var body: some View {
    VStack {
      Text(title.uppercased())
      Text(season == .spring ? "Spring" : "Autumn")
      Text("\(months.count) \(rows)")
    }
  }
}
