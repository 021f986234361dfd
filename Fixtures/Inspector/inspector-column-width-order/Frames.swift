import SwiftUI

struct PosterFrame: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(minWidth: 400, idealWidth: 320, maxWidth: .infinity) // want: inspector-column-width-order:error
  }
}

struct PosterBoard: View {
  var body: some View {
    VStack {
      Text("Tonight")
        .frame(minWidth: 200, maxWidth: 120) // want: inspector-column-width-order:error
      Text("Tomorrow")
        .frame(minWidth: 100.5, idealWidth: 1_000, maxWidth: 999.5) // want: inspector-column-width-order:error
    }
  }
}
