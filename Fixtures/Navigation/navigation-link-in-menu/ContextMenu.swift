import SwiftUI

struct Painting: Identifiable {
  let id: Int
  let title: String
}

struct PaintingList: View {
  let paintings: [Painting]

  var body: some View {
    NavigationStack {
      List(paintings) { painting in
        Text(painting.title)
          .contextMenu {
            NavigationLink("Restore") { Text("Restore") } // want: navigation-link-in-menu:warning
            Button("Print") { print(painting.title) }
          }
      }
    }
  }
}
