import SwiftUI

final class PressModel: ObservableObject {
  @Published var pressure: Int

  init(pressure: Int) {
    self.pressure = pressure
  }
}

struct PressRoom: View {
  @State private var pressure: Int?

  var body: some View {
    NavigationStack {
      Button("Old press") { pressure = 12 }
        .navigationTitle("Presses")
        .navigationDestination(item: $pressure) { pressure in
          PressView(model: PressModel(pressure: pressure)) // want: object-created-in-presentation-content:warning
        }
    }
  }
}

struct PressView: View {
  @ObservedObject var model: PressModel

  var body: some View {
    Text("\(model.pressure) tons")
  }
}
