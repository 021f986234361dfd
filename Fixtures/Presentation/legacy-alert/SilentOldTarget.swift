// deployment-target: iOS=14.0, macOS=11.0
import SwiftUI

struct Rowboat: View {
  @State private var leaks = false

  var body: some View {
    Button("Inspect") { leaks = true }
      .alert(isPresented: $leaks) {
        Alert(title: Text("Leak"), message: Text("Bail out."), dismissButton: .cancel())
      }
  }
}
