// profile: all
import SwiftUI

struct CaveGuide: View {
  let caves: [String]

  var body: some View {
    NavigationSplitView {
      List(caves, id: \.self) { cave in
        NavigationLink(cave) { // want: sidebar-destination-link:info, navigation-link-destination:info
          CaveDetail(name: cave)
        }
      }
    } detail: {
      Text("Choose a cave")
    }
  }
}

struct CaveDetail: View {
  let name: String

  var body: some View {
    Text(name)
  }
}
