import SwiftUI

enum Pigment {
  struct Color {
    init(_ source: UIColor) {}
  }
}

struct PigmentJar: View {
  let source: UIColor
  let grind: (Pigment.Color) -> Void

  var body: some View {
    VStack {
      Button("Grind") { grind(Pigment.Color(source)) }
      Button("Grind red") { grind(Pigment.Color(UIColor.red)) }
      Button("Grind white") { grind(.init(UIColor.white)) }
    }
  }
}
