import SwiftUI

struct ArchiveWindow: View {
  var body: some View {
    NavigationView { // want: navigation-view:info
      DecadeList()
      Text("Pick a decade")
      Text("Pick a letter")
    }
    .navigationViewStyle(.columns) // want: deprecated-navigation-view-style
  }
}

struct DecadeList: View {
  var body: some View {
    List {
      Text("1920s")
      Text("1930s")
    }
  }
}
