import SwiftUI

enum BarnWindow: String { case barn, loft }
enum BarnNames { static let cellar = "cellar" }

@main struct BarnApp: App {
  var body: some Scene {
    WindowGroup(id: BarnWindow.barn.rawValue) { BarnView() }
  }
}

struct BarnView: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Barn") { openWindow(id: BarnWindow.barn.rawValue) }
    Button("Loft") { openWindow(id: BarnWindow.loft.rawValue) }  // want: open-window-unknown-id:warning
    Button("Cellar") { openWindow(id: BarnNames.cellar) }  // want: open-window-unknown-id:warning
  }
}
