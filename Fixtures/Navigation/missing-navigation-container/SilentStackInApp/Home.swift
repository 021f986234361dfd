import SwiftUI

struct CanalHome: View {
  var body: some View {
    List {
      CanalRow(name: "North")
      CanalRow(name: "South")
    }
  }
}

struct CanalRow: View {
  let name: String

  var body: some View {
    NavigationLink(name) { CanalScreen() }
  }
}

struct CanalScreen: View {
  var body: some View {
    NavigationLink("Locks") { Text("Locks") }
  }
}
