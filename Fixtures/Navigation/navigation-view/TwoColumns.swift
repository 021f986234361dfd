import SwiftUI

struct CellarBrowser: View {
  let shelves: [String]

  var body: some View {
    NavigationView { // want: navigation-view:info
      List(shelves, id: \.self) { shelf in
        NavigationLink(shelf) { ShelfDetail(shelf: shelf) }
      }
      Text("Pick a shelf")
    }
  }
}

struct ShelfDetail: View {
  let shelf: String

  var body: some View {
    Text(shelf)
  }
}
