import SwiftUI

enum Web {
  struct NavigationLink {
    let destination: String
    var label: () -> String = { "" }
  }
}

struct WebLink: View {
  let destination: Text
  var body: some View { destination }
}

struct WebMenu: View {
  let home = Web.NavigationLink(destination: "/", label: { "Home" })

  var body: some View {
    VStack {
      WebLink(destination: Text(home.destination))
      Link("Home", destination: URL(fileURLWithPath: "/"))
    }
  }
}
