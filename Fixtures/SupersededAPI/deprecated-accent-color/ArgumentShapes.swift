import SwiftUI

struct ValvePanel: View {
  let warning: Color
  let isWarm: Bool
  @State private var isOpen = false
  @State private var level = 0.5

  var body: some View {
    Form {
      Toggle("Main valve", isOn: $isOpen).accentColor(.red) // want: deprecated-accent-color:info
      Slider(value: $level)
        .accentColor(isWarm ? .orange : .blue) // want: deprecated-accent-color
      Button("Flush") { isOpen = false }
        .padding()
        .accentColor(warning) // want: deprecated-accent-color
        .disabled(isOpen)
      Button("Reset") { level = 0 }.accentColor(nil) // want: deprecated-accent-color
      Button("Drain") { level = 1 }
        .accentColor( // want: deprecated-accent-color
          isOpen
            ? Color(red: 0.1, green: 0.5, blue: 0.6) // the colour of the pipes
            : nil
        )
      ProgressView().accentColor(Color.accentColor) // want: deprecated-accent-color
    }
    .accentColor(Color("Copper")) // want: deprecated-accent-color
  }
}
