import SwiftUI

extension View {
  func edgesIgnoringSafeArea(_ side: Side) -> some View {
    ignoresSafeArea(.container, edges: side == .cliff ? .top : .bottom)
  }
}

enum Side { case cliff, pond }

struct QuarryView: View {
  var body: some View {
    ZStack {
      Color.gray.edgesIgnoringSafeArea(.cliff)
      Text("Quarry").edgesIgnoringSafeArea(.pond)
    }
  }
}
