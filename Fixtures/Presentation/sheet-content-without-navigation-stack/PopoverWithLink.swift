// deployment-target: iOS=17.0
import SwiftUI

struct KiteButton: View {
  @State private var showsKite = false

  var body: some View {
    Button("Kite") { showsKite = true }
      .popover(isPresented: $showsKite) { // want: sheet-content-without-navigation-stack:warning
        VStack {
          Text("Delta kite")
          NavigationLink("Lines") { Text("Two lines") }
        }
      }
  }
}
