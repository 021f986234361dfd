// deployment-target: iOS=17.0
import SwiftUI

struct PosterCorner: View {
  @State private var enlarges = false
  @State private var asks = false

  var body: some View {
    VStack {
      Group {
        Button("Enlarge") { enlarges = true }
        Text("Summer festival")
      }
      Group {
        Text("Winter festival")
        Button("Take it down") { asks = true }
      }
      .foregroundStyle(.secondary)
    }
    .fullScreenCover(isPresented: $enlarges) { // want: presentation-on-row-group:warning
      Button("Close") { enlarges = false }
    }
    .alert("Take the poster down?", isPresented: $asks) { // want: presentation-on-row-group:info
      Button("Take it down") {}
    }
  }
}
