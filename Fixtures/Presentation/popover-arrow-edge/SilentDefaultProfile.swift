// deployment-target: macOS=14.0
import SwiftUI

struct Chalk: View {
  @State private var showsBox = false

  var body: some View {
    Button("Box") { showsBox = true }
      .popover(isPresented: $showsBox) { Text("Box") }
  }
}
