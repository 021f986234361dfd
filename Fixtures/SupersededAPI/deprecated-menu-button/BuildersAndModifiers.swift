// deployment-target: macOS=11.0
import SwiftUI

struct WithMenu: ViewModifier {
  let delete: () -> Void

  func body(content: Content) -> some View {
    MenuButton(label: content) { Button("Delete", action: delete) } // want: deprecated-menu-button
  }
}

extension View {
  func menu(_ title: String, action: @escaping () -> Void) -> some View {
    VStack {
      self
      MenuButton(title) { Button("Run", action: action) } // want: deprecated-menu-button
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
      MenuButton(label: Text(signal)) { Text("Stop") } // want: deprecated-menu-button
    }
    SwiftUI.MenuButton("All") { Text("Go") } // want: deprecated-menu-button
  }
}
