import SwiftUI

extension View {
  func background<Pattern: View>(_ pattern: Pattern) -> some View {
    background(alignment: .center) { pattern.opacity(0.2) }
  }
}

struct QuiltBlock: View {
  let name: String

  var body: some View {
    VStack {
      Text(name).background(Image(systemName: "square.grid.2x2"))
      Text("Hem").background(Rectangle().stroke(.black))
    }
  }
}
