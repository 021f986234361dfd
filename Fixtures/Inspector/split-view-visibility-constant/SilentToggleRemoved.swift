// profile: all
import SwiftUI

struct KioskMenu: View {
  let courses: [String]
  @State private var course: String?

  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      sidebar
    } detail: {
      Text(course ?? "Choose a course")
    }
  }

  private var sidebar: some View {
    List(courses, id: \.self, selection: $course) { name in
      Text(name)
    }
    .toolbar(removing: .sidebarToggle)
  }
}
