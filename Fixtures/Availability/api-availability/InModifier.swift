// deployment-target: iOS=16.4
import SwiftUI

struct WideMargins: ViewModifier {
  let isWide: Bool

  func body(content: Content) -> some View {
    content
      .contentMargins(.horizontal, isWide ? 40 : 8, for: .scrollContent) // want: api-availability:error
  }
}

struct WideList: View {
  let names: [String]

  var body: some View {
    List(names, id: \.self) { name in
      Text(name)
    }
    .modifier(WideMargins(isWide: names.count > 4))
  }
}
