import SwiftUI

struct OvenPanel: View {
  var body: some View {
    HStack {
      Text("Oven")
      NavigationLink(destination: Text("Temperatures")) { // want: missing-navigation-container:warning, deprecated-navigation-link-value
        Text("Temperatures")
      }
    }
  }
}
