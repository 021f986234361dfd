import SwiftUI

struct WeavingStudio: View {
  private static let narrow: Double = 180
  let loom: Double
  @State private var showsThreads = false

  var body: some View {
    VStack {
      Button("Threads") { showsThreads.toggle() }
      Text("Warp")
        .frame(minWidth: 300 / 2, idealWidth: 200, maxWidth: loom * 2)
      Text("Weft")
        .frame(minWidth: max(loom, 400), idealWidth: 200, maxWidth: 300)
    }
    .inspector(isPresented: $showsThreads) {
      Text("Wool")
        .inspectorColumnWidth(min: loom, ideal: Self.narrow, max: 400)
    }
  }
}

struct PegBoard {
  var pegs = 8
  func width(min: Int, ideal: Int, max: Int) -> PegBoard { self }
  func frame(minWidth: Int, maxWidth: Int) -> PegBoard { self }
}

struct PegView: View {
  private let board = PegBoard().width(min: 9, ideal: 4, max: 2).frame(minWidth: 8, maxWidth: 3)

  var body: some View {
    Text(board.pegs, format: .number)
  }
}
