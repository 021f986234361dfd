import SwiftUI

final class Tide: ObservableObject {
  @Published var height = 0.0
}

protocol Gauge {
  var tide: Tide { get }
}

extension Gauge {
  func rise() { tide.height += 1 }
}

struct HarbourGauge: View, Gauge {
  @ObservedObject var tide = Tide()

  var body: some View { Text("\(tide.height)") }
}

struct Harbour: View {
  var body: some View { HarbourGauge() }
}
