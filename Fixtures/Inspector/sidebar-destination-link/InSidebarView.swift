// profile: all
import SwiftUI

struct MossHandbook: View {
  let mosses: [String]

  var body: some View {
    NavigationSplitView {
      MossSidebar(mosses: mosses)
    } detail: {
      Text("Choose a moss")
    }
  }
}

struct MossSidebar: View {
  let mosses: [String]

  var body: some View {
    List {
      ForEach(mosses, id: \.self) { moss in
        NavigationLink { // want: sidebar-destination-link:info, navigation-link-destination:info
          Text(moss)
        } label: {
          Label(moss, systemImage: "leaf")
        }
      }
    }
    .listStyle(.sidebar)
  }
}
