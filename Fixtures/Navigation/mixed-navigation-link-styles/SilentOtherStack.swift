import SwiftUI

struct Peak: Hashable {
  let name: String
}

struct PeakGuide: View {
  let peaks: [Peak]
  let usesPath: Bool
  @State private var path: [Peak] = []

  var body: some View {
    if usesPath {
      NavigationStack(path: $path) {
        List(peaks, id: \.self) { NavigationLink($0.name, value: $0) }
          .navigationDestination(for: Peak.self) { Text($0.name) }
      }
    } else {
      NavigationStack {
        PeakFacts()
      }
    }
  }
}

struct PeakFacts: View {
  var body: some View {
    NavigationLink("Weather") { Text("Sunny") }
  }
}
