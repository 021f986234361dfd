// not type-checked: imports a module that is not there
// deployment-target: iOS=16.0, macOS=13.0
import Backports
import SwiftUI

struct PierView: View {
  @State private var showsTide = false

  var body: some View {
    Button("Tide") { showsTide.toggle() }
      .inspector(isPresented: $showsTide) {
        Text("Low at six")
      }
  }
}
