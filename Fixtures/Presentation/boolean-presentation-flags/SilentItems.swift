import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  var title: String
}

struct RecipeBox: View {
  let recipes: [Recipe]
  @State private var read: Recipe?
  @State private var edited: Recipe?
  @State private var cooked: Recipe?
  @State private var showsShop = false

  var body: some View {
    VStack {
      Button("Read") { read = recipes.first }
        .sheet(item: $read) { recipe in RecipePage(recipe: recipe) }
      Button("Edit") { edited = recipes.first }
        .sheet(item: $edited) { recipe in RecipePage(recipe: recipe) }
      Button("Cook") { cooked = recipes.first }
        .sheet(item: $cooked) { recipe in RecipePage(recipe: recipe) }
      Button("Shop") { showsShop = true }
        .sheet(isPresented: $showsShop) { Button("Close") { showsShop = false } }
    }
  }
}

struct RecipePage: View {
  let recipe: Recipe
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(recipe.title)
    Button("Close") { dismiss() }
  }
}
