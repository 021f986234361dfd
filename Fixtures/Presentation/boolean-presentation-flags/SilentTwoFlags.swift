import SwiftUI

struct Aquarium: View {
  @State private var showsFish = false
  @State private var showsPlants = false
  @State private var isLit = false

  var body: some View {
    VStack {
      Toggle("Light", isOn: $isLit)
      Button("Fish") { showsFish = true }
        .sheet(isPresented: $showsFish) {
          Button("Close") { showsFish = false }
        }
      Button("Plants") { showsPlants = true }
        .sheet(isPresented: $showsPlants) {
          Button("Close") { showsPlants = false }
        }
    }
  }
}
