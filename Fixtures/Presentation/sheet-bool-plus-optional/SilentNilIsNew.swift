import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  var name: String
}

struct RecipeBox: View {
  @State private var recipe: Recipe?
  @State private var edits = false

  var body: some View {
    Button("New") {
      recipe = nil
      edits = true
    }
    .sheet(isPresented: $edits) {
      if let recipe {
        Text(recipe.name)
      } else {
        Text("New recipe")
      }
    }
  }
}
