// deployment-target: macOS=11.0
import SwiftUI

struct WithMenu: ViewModifier {
  let delete: () -> Void

  func body(content: Content) -> some View {
    Menu { Button("Delete", action: delete) } label: { content } // want: deprecated-menu-button
  }
}

extension View {
  func menu(_ title: String, action: @escaping () -> Void) -> some View {
    VStack {
      self
      Menu(title) { Button("Run", action: action) } // want: deprecated-menu-button
    }
  }
}

struct SignalBar: View {
  let signals: [String]

  var body: some View {
    bar
  }

  @ViewBuilder private var bar: some View {
    ForEach(signals, id: \.self) { signal in
      Menu { Text("Stop") } label: { Text(signal) } // want: deprecated-menu-button
    }
    SwiftUI.Menu("All") { Text("Go") } // want: deprecated-menu-button
  }
}
