import SwiftUI

struct NavigationView<Content: View>: View {
  let heading: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Text(heading)
      content
    }
  }
}

struct CompassScreen: View {
  var body: some View {
    NavigationView(heading: "North") {
      Text("0 degrees")
    }
  }
}
