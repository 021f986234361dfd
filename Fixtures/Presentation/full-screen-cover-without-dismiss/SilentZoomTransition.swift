// deployment-target: iOS=18.0
import SwiftUI

struct Photo: Identifiable {
  let id: Int
}

struct PhotoWall: View {
  let photos: [Photo]
  @Namespace private var wall
  @State private var photo: Photo?

  var body: some View {
    ForEach(photos) { next in
      Button("Photo \(next.id)") { photo = next }
        .matchedTransitionSource(id: next.id, in: wall)
    }
    .padding()
    PhotoFooter()
      .fullScreenCover(item: $photo) { photo in
        Text("Photo \(photo.id)")
          .navigationTransition(.zoom(sourceID: photo.id, in: wall))
      }
  }
}

struct PhotoFooter: View {
  var body: some View {
    Text("All photos")
  }
}
