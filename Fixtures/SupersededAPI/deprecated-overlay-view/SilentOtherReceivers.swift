import Charts
import SwiftUI

/// A sheet of tracing paper.
struct Tracing {
  var lines: [String] = []
  func overlay(_ other: Tracing) -> Tracing { Tracing(lines: lines + other.lines) }
}

struct Reading: Identifiable {
  let id: Int
  var depth: Double
}

struct MapTable: View {
  let base: Tracing
  let readings: [Reading]
  let show: (Tracing) -> Void

  var body: some View {
    VStack {
      Button("Roads") { show(base.overlay(Tracing(lines: ["A 4"]))) }
      Button("Rivers") { show(Tracing().overlay(base)) }
      Chart(readings) { reading in
        LineMark(x: .value("Place", reading.id), y: .value("Depth", reading.depth))
      }
      .chartOverlay(alignment: .top) { _ in Text("Depth") }
      .chartBackground { _ in Color.blue.opacity(0.1) }
    }
  }
}
