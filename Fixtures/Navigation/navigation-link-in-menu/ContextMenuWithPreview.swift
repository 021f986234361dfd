import SwiftUI

struct Photo: Hashable { let name: String }

struct PhotoTile: View {
  let photo: Photo

  var body: some View {
    Image(photo.name)
      .contextMenu {
        Section {
          NavigationLink(value: photo) { // want: navigation-link-in-menu:warning
            Text("Open")
          }
        }
      } preview: {
        NavigationLink("Preview") { Text("Large") }
      }
      .navigationDestination(for: Photo.self) { Text($0.name) }
  }
}
