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
    .sheet(isPresented: .constant(picture != nil), onDismiss: { closed += 1 }) { // want: presentation-constant-binding
      Text(picture!.path)
    }
  }
}
