import SwiftUI

struct ValvePanel: View {
  let warning: Color
  let isWarm: Bool
  @State private var isOpen = false
  @State private var level = 0.5

  var body: some View {
    Form {
      Toggle("Main valve", isOn: $isOpen).tint(.red) // want: deprecated-accent-color:info
      Slider(value: $level)
        .tint(isWarm ? .orange : .blue) // want: deprecated-accent-color
      Button("Flush") { isOpen = false }
        .padding()
        .tint(warning) // want: deprecated-accent-color
        .disabled(isOpen)
      Button("Reset") { level = 0 }.tint(nil) // want: deprecated-accent-color
      Button("Drain") { level = 1 }
        .accentColor( // want: deprecated-accent-color
          isOpen
            ? Color(red: 0.1, green: 0.5, blue: 0.6) // the colour of the pipes
            : nil
        )
      ProgressView().tint(Color.accentColor) // want: deprecated-accent-color
    }
    .tint(Color("Copper")) // want: deprecated-accent-color
  }
}
