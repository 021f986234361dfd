// profile: all
import SwiftUI

struct Letter: Identifiable {
  let id: Int
  var text: String
}

enum Desk: Identifiable {
  case read(Letter)
  case write

  var id: String {
    switch self {
    case .read(_): "read" // want: sheet-item-constant-id:info
    case .write: "write"
    }
  }
}

struct DeskView: View {
  let letters: [Letter]
  @State private var desk: Desk?

  var body: some View {
    Button("Read") { desk = letters.first.map(Desk.read) }
    Button("Write") { desk = .write }
      .sheet(item: $desk) { desk in // want: sheet-content-initializer-reference:info
        DeskPage(desk: desk)
      }
  }
}

struct DeskPage: View {
  let desk: Desk
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    switch desk {
    case .read(let letter): Text(letter.text)
    case .write: Text("New letter")
    }
    Button("Close") { dismiss() }
  }
}
