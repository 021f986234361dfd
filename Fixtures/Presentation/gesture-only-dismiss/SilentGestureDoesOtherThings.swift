// deployment-target: iOS=17.0
import SwiftUI

struct Globe: View {
  @State private var showsGlobe = false
  @State private var turns = 0

  var body: some View {
    Button("Globe, \(turns) turns") { showsGlobe = true }
      .fullScreenCover(isPresented: $showsGlobe) {
        VStack {
          Text("Globe")
            .gesture(DragGesture().onEnded { _ in turns += 1 })
          Button("Close") { showsGlobe = false }
        }
      }
  }
}
