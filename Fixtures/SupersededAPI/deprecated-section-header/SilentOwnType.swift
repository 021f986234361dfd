import SwiftUI

struct Section<Header: View, Content: View>: View {
  let header: Header
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      header
      content
    }
  }
}

struct Report: View {
  var body: some View {
    Section(header: Text("Report")) {
      Text("Nothing")
    }
  }
}
