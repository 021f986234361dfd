import SwiftUI

struct BoilerPanel: View {
  let pressure: Double
  let warning: Color
  @State private var isLit = false
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Burner", isOn: $isLit).toggleStyle(.switch).tint(.orange) // want: deprecated-tinted-style:info
      Toggle("Valve", isOn: $isOpen)
        .toggleStyle(
          SwitchToggleStyle( // want: deprecated-tinted-style
            tint: isLit
              ? warning // while the fire is on
              : .green
          )
        )
        .padding()
      ProgressView("Heating").progressViewStyle(.circular).tint(.red) // want: deprecated-tinted-style
      ProgressView(value: pressure)
        .progressViewStyle(.linear)
        .tint(warning.opacity(0.5)) // want: deprecated-tinted-style
        .frame(width: 80)
      Button("Whistle") { isOpen = true }
        .progressViewStyle(.circular)
        .tint(Color.white) // want: deprecated-tinted-style
    }
    .toggleStyle(.switch)
    .tint(Color("Copper")) // want: deprecated-tinted-style
  }
}
