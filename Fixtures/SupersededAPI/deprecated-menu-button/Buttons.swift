// deployment-target: macOS=14.0
import SwiftUI

struct ShelfBar: View {
  let title: String
  @State private var isSorted = false

  var body: some View {
    HStack {
      MenuButton("Sort") { // want: deprecated-menu-button:info
        Button("By title") { isSorted = true }
        Button("By author") { isSorted = false }
      }
      MenuButton(title) { Button("Rename") { isSorted = false } } // want: deprecated-menu-button
      MenuButton(label: Image(systemName: "gear")) { // want: deprecated-menu-button
        // Rarely used.
        Button("Reset") { isSorted = false }
      }
      .disabled(isSorted)
      MenuButton(label: Text("More"), content: { Button("Move") { isSorted = true } }) // want: deprecated-menu-button
      MenuButton( // want: deprecated-menu-button
        label: HStack {
          Image(systemName: "book")
          Text("Book")
        }
      ) {
        Button("Lend") { isSorted = true }
        MenuButton("Other") { Button("Repair") { isSorted = true } } // want: deprecated-menu-button
      }
    }
  }
}
