// deployment-target: iOS=17.0
import SwiftUI

struct NavigationStack<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack { content }
  }
}

struct Brook: View {
  var body: some View {
    NavigationStack {
      Text("Brook")
    }
    .navigationTitle("Brook")
  }
}
