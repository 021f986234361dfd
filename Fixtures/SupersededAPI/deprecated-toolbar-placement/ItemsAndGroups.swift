import SwiftUI

struct SeedPage: View {
  @State private var isSorted = false

  var body: some View {
    NavigationStack {
      Text("Seeds")
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { EditButton() } // want: deprecated-toolbar-placement:info
          ToolbarItem(placement: .navigationBarTrailing) { // want: deprecated-toolbar-placement
            Button("Sort") { isSorted = true }
          }
          ToolbarItemGroup(placement: .navigationBarTrailing) { // want: deprecated-toolbar-placement
            Text("Seeds")
            EditButton()
          }
          ToolbarItem(
            // Beside the back button.
            placement: .navigationBarLeading, // want: deprecated-toolbar-placement
            content: { Text("Bed") }
          )
          ToolbarItem(placement: ToolbarItemPlacement.navigationBarTrailing) { Text("Row") } // want: deprecated-toolbar-placement
          ToolbarItem(placement: isSorted ? .navigationBarLeading : .navigationBarTrailing) { Text("Order") } // want: deprecated-toolbar-placement, deprecated-toolbar-placement
          ToolbarItem(placement: isSorted ? .principal : .navigationBarTrailing) { Text("Depth") } // want: deprecated-toolbar-placement
          ToolbarItem(
            placement: isSorted
              ? .navigationBarLeading // want: deprecated-toolbar-placement
              : .bottomBar
          ) {
            Text("Place")
          }
        }
    }
  }
}
