import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  var title: String
}

struct RecipeShelf: View {
  @State private var chosen = Recipe(id: 0, title: "Porridge")
  @State private var showsRecipe = false

  var body: some View {
    VStack {
      Button("Soup") {
        chosen = Recipe(id: 1, title: "Soup")
        showsRecipe = true
      }
      Button("Salad") {
        chosen = Recipe(id: 2, title: "Salad")
        showsRecipe = true
      }
    }
    .padding()
    .sheet(isPresented: $showsRecipe) { [chosen] in // want: sheet-stale-state-capture:error
      RecipeCard(recipe: chosen)
    }
    .font(.title)
  }
}

struct RecipeCard: View {
  let recipe: Recipe

  var body: some View {
    Text(recipe.title)
  }
}
