import SwiftUI

struct Cellar: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Barrels") { BarrelPage() }
    }
  }
}

struct BarrelPage: View {
  var body: some View {
    content
  }

  private var content: some View {
    NavigationStack { // want: nested-navigation-stack:warning
      Text("Oak")
    }
  }
}
