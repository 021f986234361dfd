import SwiftUI

struct NavigationLinkLookalike: View {
  var body: some View {
    Text("Go")
  }
}

struct Signal: View {
  @State private var aspect = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("Aspect \(aspect)")
        Menu {
          Button("Stop") { aspect = 0 }
          Button("Go") { aspect = 1 }
        } label: {
          NavigationLinkLookalike()
        }
      }
      .contextMenu {
        NavigationLinkLookalike()
      }
    }
  }
}
