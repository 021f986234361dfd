import Charts
import SwiftUI

struct SwitchBits: OptionSet {
  let rawValue: Int
  static let north = SwitchBits(rawValue: 1)
  func mask(_ other: SwitchBits) -> SwitchBits { intersection(other) }
}

struct Photograph {
  var layers = 1
  func mask(with layer: Int) -> Photograph { Photograph(layers: layer) }
}

struct Flow: Identifiable {
  let id: Int
  var amount: Double
}

struct TrackDiagram: View {
  let bits: SwitchBits
  let flows: [Flow]
  let show: (Photograph) -> Void

  var body: some View {
    VStack {
      Text(bits.mask(.north) == .north ? "North" : "South")
      Button("Mask") { show(Photograph().mask(with: 2)) }
      Chart(flows) { flow in
        BarMark(x: .value("Track", flow.id), y: .value("Trains", flow.amount))
          .mask { RectangleMark(x: .value("Track", flow.id), y: .value("Trains", 4)) }
      }
    }
  }
}

struct RoundPhoto: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.layer.mask = CALayer()
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    view.mask = UIView()
  }
}
