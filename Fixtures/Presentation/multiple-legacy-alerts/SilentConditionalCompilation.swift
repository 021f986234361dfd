// deployment-target: iOS=14.0, macOS=11.0
import SwiftUI

struct Windmill: View {
  @State private var turns = false

  var body: some View {
    Button("Turn") { turns = true }
      .padding()
      #if os(iOS)
      .alert(isPresented: $turns) { Alert(title: Text("It turns"), dismissButton: .cancel()) }
      #else
      .alert(isPresented: $turns) { Alert(title: Text("It turns")) }
      #endif
  }
}
