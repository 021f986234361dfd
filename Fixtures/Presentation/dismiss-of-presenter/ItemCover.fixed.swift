import SwiftUI

struct Photo: Identifiable {
  let id: Int
}

struct PhotoGrid: View {
  let photos: [Photo]
  @Environment(\.dismiss) private var dismiss
  @State private var photo: Photo?

  var body: some View {
    List(photos) { next in
      Button("Photo \(next.id)") { photo = next }
    }
    .fullScreenCover(item: $photo) { photo in // want: gesture-only-dismiss:warning
      Image("photo-\(photo.id)")
        .onTapGesture {
          self.photo = nil // want: dismiss-of-presenter:error
        }
    }
    .onAppear {
      if photos.isEmpty { dismiss() }
    }
  }
}
