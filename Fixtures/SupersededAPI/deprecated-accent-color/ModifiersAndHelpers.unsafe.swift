// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct LineColor: ViewModifier {
  let line: Int

  func body(content: Content) -> some View {
    content.tint(line == 1 ? .red : .green) // want: deprecated-accent-color
  }
}

extension View {
  func harbourLook() -> some View {
    tint(.teal) // want: deprecated-accent-color
  }
}

struct LinePicker: View {
  let lines: [Int]
  @State private var line = 1

  var body: some View {
    VStack {
      Picker("Line", selection: $line) {
        ForEach(lines, id: \.self) { Text("Line \($0)") }
      }
      .modifier(LineColor(line: line))
      buttons.harbourLook()
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("Next stop") { line += 1 }.tint(.purple) // want: deprecated-accent-color
    if line > 1 {
      Button("Back") { line -= 1 }
        .tint(.init(white: 0.3)) // want: deprecated-accent-color
    }
  }
}
