import SwiftUI

struct Shake: ViewModifier {
  let distance: CGFloat
  @State var offset: CGFloat? // want: state-not-private:info

  func body(content: Content) -> some View {
    content
      .offset(x: offset ?? 0)
      .onTapGesture { withAnimation { offset = distance } }
  }
}

struct ShakyText: View {
  var body: some View {
    Text("Tap").modifier(Shake(distance: 4))
  }
}
