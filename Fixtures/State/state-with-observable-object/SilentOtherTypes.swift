import SwiftUI

final class Palette: ObservableObject {
  enum Tone { case warm, cold }
  @Published var tone = Tone.warm
}

enum Orchard {
  final class Basket {
    var apples = 3
  }
}

@Observable
final class Basket: ObservableObject {
  var pears = 2
}

struct BasketView: View {
  @State private var tone: Palette.Tone = .warm
  @State private var basket = Orchard.Basket()
  @State private var both = Basket()

  var body: some View {
    Text("\(basket.apples) \(both.pears)")
    Button("Cold") { tone = .cold }
    Text(tone == .warm ? "Warm" : "Cold")
  }
}
