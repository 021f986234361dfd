// deployment-target: iOS=17.0
import SwiftUI

struct Meadow: View {
  @State private var showsFlower = false
  @State private var showsBee = false

  var body: some View {
    VStack {
      Button("Flower") { showsFlower = true }
        .sheet(isPresented: $showsFlower) {
          Text("Flower").onLongPressGesture { showsFlower = false }
        }
      Button("Bee") { showsBee = true }
        .popover(isPresented: $showsBee) {
          Text("Bee").gesture(LongPressGesture().onEnded { _ in showsBee = false })
        }
    }
  }
}
