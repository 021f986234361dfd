// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct CopyMenu: ViewModifier {
  let copy: () -> Void

  func body(content: Content) -> some View {
    content.contextMenu { Button("Copy", action: copy) } // want: deprecated-context-menu
  }
}

extension View {
  func erasable(_ erase: @escaping () -> Void) -> some View {
    contextMenu { Button("Erase", action: erase) } // want: deprecated-context-menu
  }
}

struct SlateBoard: View {
  let lines: [String]

  var body: some View {
    VStack {
      Text("Sums").modifier(CopyMenu {}).erasable {}
      ForEach(lines, id: \.self) { line in
        row(line)
      }
    }
  }

  @ViewBuilder private func row(_ line: String) -> some View {
    Text(line)
      .contextMenu { // want: deprecated-context-menu
        Button("Wipe") {}
      }
  }
}
