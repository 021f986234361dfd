import SwiftUI

extension View {
  func statusBar(hidden bar: Bar) -> some View {
    statusBarHidden(bar == .always)
  }

  func statusBar(visible: Bool) -> some View { statusBarHidden(!visible) }
}

enum Bar { case always, never }

struct OperaBox: View {
  var body: some View {
    VStack {
      Text("Stage").statusBar(hidden: .always)
      Text("Foyer").statusBar(visible: true)
    }
  }
}
