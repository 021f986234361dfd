import SwiftUI

final class Kettle: ObservableObject {
  @Published var degrees = 20.0
}

final class Kitchen: ObservableObject {
  @ObservedObject var kettle = Kettle() // want: property-wrapper-outside-view:warning
}

struct KitchenPanel: View {
  @ObservedObject var kitchen: Kitchen

  var body: some View {
    Slider(value: kitchen.$kettle.degrees)
  }
}
