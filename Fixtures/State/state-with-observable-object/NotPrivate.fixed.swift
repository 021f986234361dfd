import SwiftUI

final class BoardModel: ObservableObject {
  @Published var line = ""

  func advance() {
    line = "U2"
  }
}

struct BoardView: View {
  @StateObject var model: BoardModel  // want: state-with-observable-object:warning

  var body: some View {
    Text(model.line)
  }
}

struct BoardHost: View {
  @StateObject private var model = BoardModel()

  var body: some View {
    BoardView(model: model)
  }
}
