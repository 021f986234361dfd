import SwiftUI

@Observable
final class Tides {
  var level = 0
}

@main
struct TideApp: App {
  @State private var tides = Tides()

  var body: some Scene {
    WindowGroup {
      TideRoot()
        .environment(tides)
    }
  }
}

struct TideRoot: View {
  @Environment(Tides.self) private var tides

  var body: some View {
    NavigationStack {
      NavigationLink("Ebb") { EbbScreen() }
        .environment(tides)
    }
  }
}

struct EbbScreen: View {
  @Environment(Tides.self) private var tides

  var body: some View {
    Text("\(tides.level)")
  }
}
