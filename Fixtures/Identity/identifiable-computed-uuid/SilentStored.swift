import SwiftUI

struct Brick: Identifiable {
  let id = UUID()
}

struct Path2: Identifiable {
  let known: UUID?
  var id: UUID { known ?? UUID() }
}

final class Fence: Identifiable {
  lazy var id: UUID = { UUID() }()
}

struct Gate {
  var id: UUID { UUID() }
}

protocol Marked: Identifiable {
  var id: UUID { get }
}

struct Wall: View {
  let bricks: [Brick]
  let paths: [Path2]

  var body: some View {
    List {
      ForEach(bricks) { _ in Text("Brick") }
      ForEach(paths) { _ in Text("Path") }
    }
  }
}
