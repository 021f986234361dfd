import SwiftUI

struct Kazoo: View {
  @State var pitch = 440 // want: state-not-private

  var body: some View {
    Button("\(pitch) Hz") { pitch += 20 }
  }
}

struct Kazoo_Previews: PreviewProvider {
  static var previews: some View {
    Kazoo(pitch: 880)
  }
}
