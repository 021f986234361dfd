// deployment-target: iOS=17.0
import SwiftUI

struct Postcards: View {
  var body: some View {
    NavigationStack {
      TabView {
        NavigationLink("Alps") { Text("Alps") }
        NavigationLink("Sea") { Text("Sea") }
      }
      .tabViewStyle(.page)
      .navigationTitle("Postcards")
    }
  }
}
