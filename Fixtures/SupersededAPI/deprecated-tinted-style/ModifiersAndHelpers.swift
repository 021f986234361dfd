// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct Waiting: ViewModifier {
  func body(content: Content) -> some View {
    content.progressViewStyle(CircularProgressViewStyle(tint: .gray)) // want: deprecated-tinted-style
  }
}

extension View {
  func greenSwitch() -> some View {
    toggleStyle(SwitchToggleStyle(tint: .green)) // want: deprecated-tinted-style
  }
}

struct GreenhouseControls: View {
  let progress: Double
  @State private var isOpen = false
  private let style = LinearProgressViewStyle(tint: .blue) // want: deprecated-tinted-style

  var body: some View {
    VStack {
      Toggle("Roof", isOn: $isOpen).greenSwitch()
      ProgressView().modifier(Waiting())
      ProgressView(value: progress).progressViewStyle(style)
    }
  }
}
