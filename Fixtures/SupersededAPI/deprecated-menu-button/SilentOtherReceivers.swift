// deployment-target: macOS=14.0
import SwiftUI

enum Bar {
  struct MenuButton: View {
    let label: Text
    let rows: () -> [String]

    var body: some View { label }
  }
}

struct ShelfBar: View {
  @State private var isOpen = false

  var body: some View {
    HStack {
      Bar.MenuButton(label: Text("Sort")) { ["title"] }
      Menu("More") {
        Button("Open") { isOpen = true }
      }
    }
  }
}
