import SwiftUI

struct Lantern: View, Equatable {
  var brightness: Double

  var body: some View { Circle().opacity(brightness) }
}

struct LanternRow: View {
  @State private var brightness = 0.5

  var body: some View {
    VStack {
      Lantern(brightness: brightness).animation(.easeIn)
      Text("\(brightness)").animation(.default)
      Text("Lit").bold().animation(.spring())
      Image(systemName: "lightbulb").animation(.easeOut)
      Color.yellow.opacity(brightness).animation(.linear)
      Button("More") { brightness += 0.1 }
    }
  }
}
