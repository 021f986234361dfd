// deployment-target: macOS=14.0
import SwiftUI

struct ShelfBar: View {
  let title: String
  @State private var isSorted = false

  var body: some View {
    HStack {
      Menu("Sort") { // want: deprecated-menu-button:info
        Button("By title") { isSorted = true }
        Button("By author") { isSorted = false }
      }
      Menu(title) { Button("Rename") { isSorted = false } } // want: deprecated-menu-button
      Menu { // want: deprecated-menu-button
        // Rarely used.
        Button("Reset") { isSorted = false }
      } label: {
        Image(systemName: "gear")
      }
      .disabled(isSorted)
      Menu { Button("Move") { isSorted = true } } label: { Text("More") } // want: deprecated-menu-button
      MenuButton( // want: deprecated-menu-button
        label: HStack {
          Image(systemName: "book")
          Text("Book")
        }
      ) {
        Button("Lend") { isSorted = true }
        Menu("Other") { Button("Repair") { isSorted = true } } // want: deprecated-menu-button
      }
    }
  }
}
