import SwiftUI

struct Picture: Identifiable {
  let id: Int
  var path: String
}

struct CameraRoll: View {
  let pictures: [Picture]
  @State private var picture: Picture?

  var body: some View {
    List(pictures) { next in
      Button(next.path) { picture = next }
    }
    .sheet(item: $picture) { picture in // want: presentation-constant-binding
      Text(picture.path)
    }
  }
}
