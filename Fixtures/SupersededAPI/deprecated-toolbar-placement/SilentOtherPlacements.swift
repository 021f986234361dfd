import SwiftUI

struct SeedPage: View {
  var body: some View {
    NavigationStack {
      Text("Seeds")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Text("Bed") }
          ToolbarItem(placement: .topBarTrailing) { EditButton() }
          ToolbarItem(placement: .navigation) { Text("Row") }
          ToolbarItem(placement: .principal) { Text("Seeds") }
          ToolbarItemGroup { Text("Depth") }
        }
    }
  }
}
