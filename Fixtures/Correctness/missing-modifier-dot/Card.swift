import SwiftUI

struct LoafCard: View {
  let name: String
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text(name)
        .font(.title)
        padding()  // want: missing-modifier-dot:error
      Image("loaf")
      frame(width: 40)  // want: missing-modifier-dot:error
        .opacity(0.5)
      if isOpen {
        Text("Crumb")
        bold()  // want: missing-modifier-dot:error
      }
    }
    .sheet(isPresented: $isOpen) {
      Text("Recipe")
      padding()  // want: missing-modifier-dot:error
    }
  }
}
