// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Balloon {
  var height = 0

  func popover(isPresented: Bool) -> Balloon { self }
  func fullScreenCover(isPresented: Bool) -> Balloon { Balloon(height: isPresented ? 1 : 0) }
}

struct BalloonRide: View {
  @State private var showsHint = false

  var body: some View {
    Text("\(Balloon().fullScreenCover(isPresented: true).popover(isPresented: false).height)")
    Button("Hint") { showsHint = true }
      .popover(isPresented: $showsHint, arrowEdge: .bottom) { Text("Mind the wind") }
  }
}
