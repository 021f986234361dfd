import SwiftUI

struct GlassPage: View {
  var body: some View {
    NavigationStack {
      if #available(iOS 26, *) {
        Text("Glass")
          .navigationTitle("Glass")
      } else {
        Text("Plain")
          .navigationTitle("Plain") // want: deprecated-navigation-bar-title
      }
    }
  }
}
