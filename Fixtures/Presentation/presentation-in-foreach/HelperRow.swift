import SwiftUI

struct Lamp: Identifiable {
  let id: Int
  var name: String
}

struct LampList: View {
  let lamps: [Lamp]
  @State private var showsLamp = false

  var body: some View {
    List {
      ForEach(lamps) { lamp in
        row(lamp)
      }
    }
  }

  private func row(_ lamp: Lamp) -> some View {
    Button(lamp.name) { showsLamp = true }
      .sheet(isPresented: $showsLamp) { // want: presentation-in-foreach:error
        Text(lamp.name)
        Button("Close") { showsLamp = false }
      }
  }
}
