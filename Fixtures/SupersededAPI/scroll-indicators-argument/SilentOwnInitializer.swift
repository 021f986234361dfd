import SwiftUI

enum Indicators {
  case always, never
}

extension ScrollView {
  init(showsIndicators indicators: Indicators, @ViewBuilder content: () -> Content) {
    self.init(.vertical, content: content)
  }
}

struct PosterWall: View {
  var body: some View {
    ScrollView(showsIndicators: .never) { Text("Poster") }
  }
}
