// deployment-target: macOS=14.0
import SwiftUI

struct TimberList: View {
  let planks: [String]
  let isStriped: Bool

  var body: some View {
    HStack {
      List(planks, id: \.self) { Text($0) }
        .listStyle(.inset(alternatesRowBackgrounds: true)) // want: deprecated-table-list-style:info
      List(planks, id: \.self) { Text($0) }.listStyle(.inset(alternatesRowBackgrounds: false)).padding() // want: deprecated-table-list-style:info
      List(planks, id: \.self) { Text($0) }
        .listStyle( // want: deprecated-table-list-style
          // Long lists are hard to read.
          .inset(
            alternatesRowBackgrounds: isStriped && planks.count > 10
          )
        )
    }
  }
}

struct Striped: ViewModifier {
  func body(content: Content) -> some View {
    content.listStyle(.inset(alternatesRowBackgrounds: true)) // want: deprecated-table-list-style
  }
}
