// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

extension View {
  func inspector<Panel: View>(isShown: Binding<Bool>, @ViewBuilder panel: () -> Panel) -> some View {
    overlay(alignment: .trailing) {
      if isShown.wrappedValue {
        panel()
      }
    }
  }

  func contentMargins(_ length: Double) -> some View {
    padding(length)
  }
}

struct ArchiveDesk: View {
  @State private var showsStamp = false

  var body: some View {
    ScrollView {
      Toggle("Stamp", isOn: $showsStamp)
    }
    .contentMargins(8.0)
    .inspector(isShown: $showsStamp) {
      Text("Received")
    }
  }
}
