import SwiftUI

struct HelpButtons: View {
  @State private var isExpert = false
  @State private var showsHelp = false

  var body: some View {
    Button("Expert help") {
      withAnimation {
        isExpert = true
        showsHelp = true
      }
    }
    .popover(isPresented: $showsHelp) { // want: sheet-conditional-content
      if isExpert { HelpText(topic: "Shell") } else { HelpText(topic: "Mouse") }
    }
    .padding()
  }
}

struct HelpText: View {
  let topic: String

  var body: some View {
    Text(topic)
  }
}
