// not type-checked: imports a package
import PullTables
import SwiftUI

struct Acorn: Identifiable {
  let id: Int
}

struct AcornTable: View {
  @State private var acorns = [Acorn(id: 1)]

  var body: some View {
    PullTable(acorns) { acorn in
      Text("Acorn \(acorn.id)")
        .swipeActions {
          Button("Drop") { acorns = [] }
        }
    }
  }
}
