// profile: all
import SwiftUI

struct Tassel: Shape {
  var animatableData: Double // want: animatable-data-manual

  func path(in rect: CGRect) -> Path { Path() }
}

struct Carpet: View {
  @State private var length = 0.0

  var body: some View {
    Tassel(animatableData: length)
      .stroke(.red, lineWidth: 2)
      .onTapGesture { length += 10 }
  }
}
