import SwiftUI

struct Glaze: ShapeStyle, View {
  let depth: Double
  var body: some View { Circle() }
  func opacity(_ amount: Double) -> Glaze { Glaze(depth: depth * amount) }
}

protocol Coating: ShapeStyle {}

struct Varnish: View {
  var body: some View { Circle() }
}

extension Varnish: Coating {}

struct PotCard: View {
  let glaze: Glaze
  let varnish: Varnish

  var body: some View {
    VStack {
      Text("A").background(glaze)
      Text("B").background(glaze.opacity(0.1))
      Text("C").background(varnish)
      Text("D").background(Varnish())
      Text("E").background(coat())
    }
  }

  private func coat() -> Glaze { glaze }
}
