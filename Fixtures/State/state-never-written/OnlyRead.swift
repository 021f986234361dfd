import SwiftUI

enum Season {
  case spring, autumn
}

struct SowingHint: View {
  @State private var title = "Sow now"  // want: state-never-written:info
  @State private var season: Season = .spring  // want: state-never-written:info
  @State private var months = [3, 4]  // want: state-never-written:info
  @State
  private var rows: Int = 4  // want: state-never-written:info

  var body: some View {
    VStack {
      Text(title.uppercased())
      Text(season == .spring ? "Spring" : "Autumn")
      Text("\(months.count) \(rows)")
    }
  }
}
