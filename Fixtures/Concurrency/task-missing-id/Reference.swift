import SwiftUI

struct PlotScreen: View {
  @State private var plot = 1

  var body: some View {
    VStack {
      Stepper("Plot", value: $plot)
      PlotDetail(plot: plot)
    }
  }
}

struct PlotDetail: View {
  let plot: Int
  @State private var crop = ""

  var body: some View {
    Text(crop).task(load)  // want: task-missing-id:warning
  }

  @Sendable private func load() async { crop = "Plot \(plot)" }
}
