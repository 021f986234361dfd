import SwiftUI

final class RowHeights {
  var values: [Int: CGFloat] = [:]
}

@Observable
final class ReadingProgress {
  var visits = 0
}

struct ChapterRows: View {
  @State private var heights = RowHeights()
  @State private var progress = ReadingProgress()
  @State private var page = 0

  private func height(_ row: Int) -> CGFloat {
    if let known = heights.values[row] { return known }
    heights.values[row] = 44
    return 44
  }

  private func turn(by pages: Int) -> () -> Void {
    { page += pages }
  }

  var body: some View {
    let _ = (progress.visits += 1)
    func restart() { page = 0 }
    return VStack {
      Button("Next", action: turn(by: 1)).frame(height: height(page))
      Button("First", action: restart)
    }
  }
}
