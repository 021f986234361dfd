// not type-checked: the finding is a compile error
import SwiftUI

struct Sample {
  var ph: Double
  var measure: (Double) -> Double
}

enum LabRoute {
  case overview
  case sample(Sample)
}

struct LabHost: View {
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      Text("Lab")
        .navigationDestination(for: LabRoute.self) { _ in Text("Sample") } // want: route-not-hashable:warning
    }
  }
}
