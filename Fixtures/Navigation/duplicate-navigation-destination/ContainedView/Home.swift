import SwiftUI

enum Topic: Hashable {
  case bread, cake
}

struct BakingHome: View {
  var body: some View {
    NavigationStack {
      VStack {
        TopicLinks()
      }
      .navigationDestination(for: Topic.self) { topic in
        Text(topic == .bread ? "Bread" : "Cake")
      }
    }
  }
}
