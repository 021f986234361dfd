import SwiftUI

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  init(header: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(header) })
  }
}

struct Report: View {
  var body: some View {
    List {
      Section(header: "Report") {
        Text("Nothing")
      }
    }
  }
}
