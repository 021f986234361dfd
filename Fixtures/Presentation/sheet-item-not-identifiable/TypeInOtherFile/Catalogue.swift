// not type-checked: the finding is a compile error
import SwiftUI

struct Catalogue: View {
  let shells: [Shell]
  @State private var shell: Shell?

  var body: some View {
    Button("First") { shell = shells.first }
      .sheet(item: $shell) { shell in // want: sheet-item-not-identifiable:warning
        Text(shell.name)
      }
  }
}
