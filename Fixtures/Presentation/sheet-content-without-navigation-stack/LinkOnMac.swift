// deployment-target: macOS=14.0
import SwiftUI

struct ArchiveWindow: View {
  @State private var showsBox = false

  var body: some View {
    Button("Box") { showsBox = true }
      .sheet(isPresented: $showsBox) { // want: sheet-content-without-navigation-stack:warning
        VStack {
          NavigationLink("Letters") { Text("From 1921") }
          Button("Close") { showsBox = false }
        }
      }
  }
}
