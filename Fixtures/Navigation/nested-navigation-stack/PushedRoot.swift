import SwiftUI

struct Gallery: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Sculptures") { SculptureRoom() }
      }
    }
  }
}

struct SculptureRoom: View {
  var body: some View {
    NavigationStack { // want: nested-navigation-stack:warning
      Text("Sculptures")
    }
    .tint(.gray)
  }
}
