import SwiftUI

struct GardenWindow: View {
  @State private var selection: String?

  var body: some View {
    NavigationSplitView {
      List(["North", "South"], id: \.self, selection: $selection) { Text($0) }
    } detail: {
      if let selection {
        VStack {
          PlotDetail(plot: selection)
          PlotWeather(plot: selection)
        }
      } else {
        Text("Choose a plot")
      }
    }
  }
}

struct PlotDetail: View {
  let plot: String
  @State private var plants: [String] = []

  var body: some View {
    List(plants, id: \.self) { Text($0) }
      .task {  // want: task-missing-id:warning
        plants = await Self.load(plot)
      }
  }

  private static func load(_ plot: String) async -> [String] { [plot] }
}

struct PlotWeather: View {
  let plot: String
  @State private var degrees = 0

  var body: some View {
    Text("\(degrees)")
      .task(priority: .low) { await measure() }  // want: task-missing-id:warning
  }

  private func measure() async { degrees = plot.count }
}
