import SwiftUI

struct AquariumView: View {
  @State private var showsWater = true

  var body: some View {
    NavigationStack {
      Text("Reef")
        .navigationTitle("Aquarium")
        .toolbar {
          Button("Water", systemImage: "drop") { showsWater.toggle() }
        }
    }
    .inspector(isPresented: $showsWater) {
      Text("Twenty-five degrees")
    }
  }
}

struct TerrariumView: View {
  let animals: [String]
  @State private var showsDiet = false
  @State private var showsLamp = false
  @State private var showsHumidity = false

  var body: some View {
    List(animals, id: \.self) { animal in
      Button(animal) { select() }
    }
    .inspector(isPresented: $showsDiet) {
      Button("Lamp") { withAnimation { showsLamp = true } }
    }
    .overlay(alignment: .bottom) {
      Text("Lamp")
        .inspector(isPresented: $showsLamp) { Text("Ten hours") }
    }
    .background {
      Text("Humidity")
        .inspector(isPresented: $showsHumidity) { Text("Eighty percent") }
    }
    .onChange(of: animals.count) { showsHumidity = animals.count > 4 }
  }

  private func select() {
    showsDiet = !showsDiet
  }
}
