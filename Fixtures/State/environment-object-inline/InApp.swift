import SwiftUI

final class Catalog: ObservableObject {
  @Published var pages = 1
}

struct CatalogApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Catalog").environmentObject(Catalog()) // want: environment-object-inline:info
    }
  }
}

struct OtherApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Text(phase == .active ? "On" : "Off").environmentObject(Catalog()) // want: environment-object-inline:warning
    }
  }
}
