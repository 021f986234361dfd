import SwiftUI

struct LighthouseView: View {
  @State private var isLit = false // want: state-never-written:info
  @State private var offset = 0.0
  @Environment(\.colorScheme) private var colorScheme
  @State private var width = 0.0
  private var strength: Double { isLit ? 8 : 0 }

  var body: some View {
    VStack {
      Image("tower")
        .visualEffect { [isLit] content, proxy in
          content.blur(radius: isLit ? 5 : 0)  // want: main-actor-state-in-offmain-closure:warning
        }
      Image("beam")
        .visualEffect { [offset, isLit] in $0.offset(y: offset + $1.size.height + (isLit ? 1 : 0)) }  // want: main-actor-state-in-offmain-closure:warning
      Image("sea")
        .visualEffect { [colorScheme] content, _ in
          content.opacity(colorScheme == .dark ? 1 : 0)  // want: main-actor-state-in-offmain-closure:warning
        }
      Image("rocks")
        .visualEffect { content, _ in content.blur(radius: strength) }  // want: main-actor-state-in-offmain-closure:warning
      Image("boat")
        .visualEffect { content, _ in content.blur(radius: self.offset) }  // want: main-actor-state-in-offmain-closure:warning
      Image("shore")
        .onGeometryChange(for: Double.self) { [offset] proxy in
          proxy.size.width * offset  // want: main-actor-state-in-offmain-closure:warning
        } action: { newWidth in
          width = newWidth
          offset = 1
        }
    }
  }
}
