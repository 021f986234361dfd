import SwiftUI

struct Menu<Content: View>: View {
  let course: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Text(course)
      content
    }
  }
}

struct Restaurant: View {
  var body: some View {
    NavigationStack {
      Menu(course: "Starters") {
        NavigationLink("Soup") { Text("Soup") }
      }
    }
  }
}
