import SwiftUI

struct SeedPage: View {
  @State private var isSorted = false

  var body: some View {
    NavigationStack {
      Text("Seeds")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() } // want: deprecated-toolbar-placement:info
          ToolbarItem(placement: .topBarTrailing) { // want: deprecated-toolbar-placement
            Button("Sort") { isSorted = true }
          }
          ToolbarItemGroup(placement: .topBarTrailing) { // want: deprecated-toolbar-placement
            Text("Seeds")
            EditButton()
          }
          ToolbarItem(
            // Beside the back button.
            placement: .topBarLeading, // want: deprecated-toolbar-placement
            content: { Text("Bed") }
          )
          ToolbarItem(placement: ToolbarItemPlacement.topBarTrailing) { Text("Row") } // want: deprecated-toolbar-placement
          ToolbarItem(placement: isSorted ? .topBarLeading : .topBarTrailing) { Text("Order") } // want: deprecated-toolbar-placement, deprecated-toolbar-placement
          ToolbarItem(placement: isSorted ? .principal : .topBarTrailing) { Text("Depth") } // want: deprecated-toolbar-placement
          ToolbarItem(
            placement: isSorted
              ? .topBarLeading // want: deprecated-toolbar-placement
              : .bottomBar
          ) {
            Text("Place")
          }
        }
    }
  }
}
