import SwiftUI

final class Basket: ObservableObject {
  @Published var apples = 0
  init(apples: Int = 0) { self.apples = apples }
}

struct Market: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      Stall().environmentObject(Basket()) // want: environment-object-inline:warning
    }
  }
}

struct Stall: View {
  @EnvironmentObject private var basket: Basket
  var body: some View { Text("\(basket.apples)") }
}
