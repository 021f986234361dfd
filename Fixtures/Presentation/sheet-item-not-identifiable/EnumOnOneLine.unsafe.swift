// not type-checked: the finding is a compile error
import SwiftUI

struct DrawerHost: View {
  enum Drawer: Identifiable { case top, bottom; var id: Self { self } }

  @State private var drawer: Optional<Drawer> = nil

  var body: some View {
    Button("Top") { drawer = .top }
      .popover(
        item: $drawer, // want: sheet-item-not-identifiable:warning
        arrowEdge: .leading
      ) { drawer in
        Text(drawer == .top ? "Top" : "Bottom")
      }
  }
}
