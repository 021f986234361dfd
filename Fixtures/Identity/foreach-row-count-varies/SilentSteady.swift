// profile: all
import SwiftUI

struct Crate: Identifiable {
  let id: Int
  let isFull: Bool
}

struct Store: View {
  let crates: [Crate]

  var body: some View {
    VStack {
      ForEach(crates) { crate in
        if crate.isFull { Text("Full") }
      }
      List {
        ForEach(crates) { crate in
          if crate.isFull { Text("Full") } else { Text("Empty") }
        }
        Section {
          ForEach(crates) { _ in
            if #available(iOS 18, *) { Text("New") }
          }
        }
      }
    }
  }
}
