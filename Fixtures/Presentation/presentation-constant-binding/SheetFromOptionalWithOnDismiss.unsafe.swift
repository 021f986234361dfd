import SwiftUI

struct Picture: Identifiable {
  let id: Int
  var path: String
}

struct CameraRoll: View {
  let pictures: [Picture]
  @State private var picture: Picture?
  @State private var closed = 0

  var body: some View {
    List(pictures) { next in
      Button("\(next.path) \(closed)") { picture = next }
    }
    .sheet(item: $picture, onDismiss: { closed += 1 }) { picture in // want: presentation-constant-binding
      Text(picture.path)
    }
  }
}
