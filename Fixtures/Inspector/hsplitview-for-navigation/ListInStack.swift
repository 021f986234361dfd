// profile: all
// deployment-target: macOS=14.0
import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  var title: String
}

struct RecipeDesk: View {
  let recipes: [Recipe]
  @State private var recipeID: Int?

  var body: some View {
    HSplitView { // want: hsplitview-for-navigation:info
      VStack {
        List(recipes, selection: $recipeID) { recipe in
          Text(recipe.title)
        }
        Text("\(recipes.count) recipes")
      }
      card
    }
  }

  private var card: some View {
    Text(recipes.first { $0.id == recipeID }?.title ?? "Choose a recipe")
  }
}
