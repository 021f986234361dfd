import SwiftUI

protocol Titled {
  var title: String { get }
}

struct Heading: View, Equatable, Titled {
  let title: String
  @State private var isBold = false // want: state-not-private:info

  nonisolated static func == (left: Heading, right: Heading) -> Bool {
    left.title == right.title
  }

  var body: some View {
    Text(title)
      .bold(isBold)
      .onTapGesture { isBold.toggle() }
  }
}
