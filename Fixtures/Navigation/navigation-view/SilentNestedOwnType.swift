import SwiftUI

enum Atlas {
  struct NavigationView: View {
    let course: Int

    var body: some View {
      Text("Course \(course)")
    }
  }
}

struct Bridge: View {
  let course: Int

  var body: some View {
    Atlas.NavigationView(course: course)
  }
}
