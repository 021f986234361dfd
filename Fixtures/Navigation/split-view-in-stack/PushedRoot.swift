import SwiftUI

struct Monastery: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Library") { MonasteryLibrary() }
    }
  }
}

struct MonasteryLibrary: View {
  var body: some View {
    NavigationSplitView { // want: split-view-in-stack:error
      Text("Shelves")
    } content: {
      Text("Books")
    } detail: {
      Text("Pick a book")
    }
  }
}
