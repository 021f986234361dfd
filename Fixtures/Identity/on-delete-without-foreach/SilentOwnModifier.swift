import SwiftUI

struct Moth: Identifiable {
  let id: Int
}

struct Lamp: View {
  let moths: [Moth]

  var body: some View {
    List(moths) { _ in Text("Moth") }
      .onDelete { print("gone") }
  }
}

extension View {
  func onDelete(_ action: @escaping () -> Void) -> some View { onTapGesture(perform: action) }
}
