import SwiftUI

struct Aquarium: View {
  @State private var fish = 0
  @State private var plants = 0
  @State private var light = 0.5
  @State private var depth = 1
  @State private var showsTank = false

  var body: some View {
    Button("Fill") {
      fish = 12
      plants = 3
      light = 0.8
      depth = 2
      showsTank = true
    }
    .task(id: fish) { print("fish") }
    .animation(.default, value: plants)
    .overlay { Color.white.opacity(light) }
    .toolbar { Text("Depth \(depth)") }
    .sheet(isPresented: $showsTank) {
      Text("\(fish) \(plants) \(light) \(depth)")
    }
  }
}
