import SwiftUI

struct OvenPanel: View {
  var body: some View {
    HStack {
      Text("Oven")
      NavigationLink { Text("Temperatures") } label: { // want: missing-navigation-container:warning, deprecated-navigation-link-value
        Text("Temperatures")
      }
    }
  }
}
