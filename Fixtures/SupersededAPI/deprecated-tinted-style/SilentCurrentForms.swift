import SwiftUI

struct WindowBox: View {
  let progress: Double
  @State private var isWatered = false

  var body: some View {
    VStack {
      Toggle("Watered", isOn: $isWatered).toggleStyle(SwitchToggleStyle())
      Toggle("Fed", isOn: $isWatered).toggleStyle(.switch).tint(.green)
      ProgressView().progressViewStyle(CircularProgressViewStyle())
      ProgressView(value: progress).progressViewStyle(.linear).tint(.blue)
      ProgressView(value: progress).progressViewStyle(LinearProgressViewStyle())
      Button("Water") {}.buttonStyle(BorderedButtonStyle()).tint(.red)
    }
  }
}
