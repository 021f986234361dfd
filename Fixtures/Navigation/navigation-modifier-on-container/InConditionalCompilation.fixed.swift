// deployment-target: iOS=17.0
import SwiftUI

struct Weir: View {
  var body: some View {
    NavigationStack {
      Text("Weir")
        .navigationTitle("Weir") // want: navigation-modifier-on-container:warning
    }
    #if os(iOS)
    .navigationBarTitleDisplayMode(.inline) // want: navigation-modifier-on-container:warning
    #endif
  }
}
