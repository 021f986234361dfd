import SwiftUI

struct Alert: Codable {
  var text: String
}

extension View {
  func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    overlay {
      if isPresented.wrappedValue { Text("!") }
    }
  }
}

struct FrostWatch: View {
  @State private var freezes = false

  var body: some View {
    Button("Measure") { freezes = true }
      .alert(isPresented: $freezes) { Alert(text: "Cover the roses") }
  }
}
