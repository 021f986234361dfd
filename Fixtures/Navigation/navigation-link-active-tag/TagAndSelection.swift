import SwiftUI

enum Course: Hashable {
  case starter, main
}

struct MenuCard: View {
  @State private var course: Course?

  var body: some View {
    NavigationStack {
      List {
        NavigationLink(destination: Text("Soup"), tag: Course.starter, selection: $course) { // want: navigation-link-active-tag:warning
          Text("Starter")
        }
        NavigationLink("Main", tag: Course.main, selection: $course) { Text("Stew") } // want: navigation-link-active-tag:warning
        Button("Skip to main") { course = .main }
      }
    }
  }
}
