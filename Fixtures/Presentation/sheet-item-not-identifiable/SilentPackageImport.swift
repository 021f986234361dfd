// not type-checked: imports a package
import SwiftUI
import URLIdentity

struct PackageLink: View {
  @State private var link: URL?

  var body: some View {
    Button("Open") { link = URL(string: "https://example.org") }
      .sheet(item: $link) { link in
        Text(link.absoluteString)
      }
  }
}
