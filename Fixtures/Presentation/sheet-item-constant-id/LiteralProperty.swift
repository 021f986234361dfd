import SwiftUI

struct Slide: Identifiable {
  let id = "slide" // want: sheet-item-constant-id:warning
  var picture: String
}

struct SlideTray: View {
  let slides: [Slide]
  @State private var slide: Slide?

  var body: some View {
    Button("First") { slide = slides.first }
    Button("Last") { slide = slides.last }
      .sheet(item: $slide) { slide in
        Text(slide.picture)
        Button("Close") { self.slide = nil }
      }
  }
}
