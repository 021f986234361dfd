import SwiftUI

struct LinkList: View {
  let links: [URL]
  @State private var link: URL?
  @State private var showsLink = false

  var body: some View {
    List(links, id: \.self) { url in
      Button(url.absoluteString) {
        link = url
        showsLink = true
      }
    }
    .sheet(isPresented: $showsLink) { // want: sheet-bool-plus-optional:error
      if let link {
        ShareLink(item: link)
      }
    }
  }
}
