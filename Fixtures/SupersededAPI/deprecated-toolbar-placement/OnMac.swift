// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct SeedPage: View {
  var body: some View {
    Text("Seeds")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { Text("Bed") } // want: toolbar-placement-platform
      }
  }
}
