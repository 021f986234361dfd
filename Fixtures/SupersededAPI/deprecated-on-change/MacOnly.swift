// deployment-target: macOS=14.0
import SwiftUI

struct CatalogueSidebar: View {
  @State private var selection: String?
  let titles: [String]

  var body: some View {
    List(titles, id: \.self, selection: $selection) { title in
      Text(title)
    }
    .onChange(of: selection) { [selection] title in // want: deprecated-on-change
      print(selection ?? "none", title ?? "none")
    }
    .onChange(of: titles) { _ in selection = nil } // want: deprecated-on-change
  }
}
