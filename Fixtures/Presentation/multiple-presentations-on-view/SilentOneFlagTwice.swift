import SwiftUI

struct Lighthouse: View {
  @State private var showsLamp = false
  @State private var showsStairs = false

  var body: some View {
    Button("Lamp") {
      showsLamp = true
      showsLamp = true
    }
    .sheet(isPresented: $showsLamp) { Text("Lamp") }
    .sheet(isPresented: $showsStairs) { Text("Stairs") }
    .onTapGesture { showsStairs = true }
  }
}
