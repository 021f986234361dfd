import SwiftUI

enum Shelf: String, Hashable {
  case jam, honey
}

struct Pantry: View {
  @State private var shelf: Shelf?
  @State private var jar: Int?

  var body: some View {
    NavigationSplitView {
      List(selection: $shelf) {
        NavigationLink("Jam", value: Shelf.jam)
        NavigationLink("Honey", value: Shelf.honey)
      }
    } content: {
      List(selection: $jar) {
        NavigationLink("First jar", value: 1)
        NavigationLink("Second jar", value: 2)
      }
    } detail: {
      Text("\(shelf?.rawValue ?? "Shelf") \(jar ?? 0)")
    }
  }
}
