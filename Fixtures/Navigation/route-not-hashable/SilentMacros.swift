// not type-checked: uses SwiftData, whose @Model macro is Apple's, and another macro
import SwiftData
import SwiftUI

@Model
final class Beehive {
  var name = ""
}

@CasePathable
enum HiveRoute {
  case frame(Int)
}

struct HiveHost: View {
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      Text("Hives")
        .navigationDestination(for: Beehive.self) { Text($0.name) }
        .navigationDestination(for: HiveRoute.self) { _ in Text("Frame") }
    }
  }
}
