import SwiftUI

struct TopicLinks: View {
  var body: some View {
    HStack {
      NavigationLink("Bread", value: Topic.bread)
      NavigationLink("Cake", value: Topic.cake)
    }
    .navigationDestination(for: Topic.self) { _ in // want: duplicate-navigation-destination:warning
      Text("Topic")
    }
  }
}
