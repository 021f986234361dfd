// deployment-target: iOS=17.0
import SwiftUI

struct GlacierScreen: View {
  let name: String

  var body: some View {
    NavigationStack {
      VStack {
        Text("Ice")
      }
      .navigationTitle(name) // want: navigation-modifier-on-container:warning
    }
    .tint(.blue)
    .onAppear { print(name) }
  }
}
