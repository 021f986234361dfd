import SwiftUI

struct Painting: Identifiable {
  let id: Int
  var title: String
}

final class Gallery: ObservableObject {
  @Published var paintings: [Painting] = []
  @Published var zoomed: Painting?
}

struct GalleryHall: View {
  @ObservedObject var gallery: Gallery
  @State private var painting: Painting?

  var body: some View {
    List(gallery.paintings) { next in
      Button(next.title) { painting = next }
    }
    .sheet(item: $painting) { painting in
      Button("Zoom") { gallery.zoomed = painting }
        .sheet(item: $gallery.zoomed) { zoomed in
          Text(zoomed.title)
          Button("Back") { gallery.zoomed = nil }
        }
      Button("Close") { self.painting = nil }
    }
  }
}
