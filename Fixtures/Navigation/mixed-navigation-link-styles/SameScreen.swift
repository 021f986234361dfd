// profile: presentation
import SwiftUI

struct Recipe: Hashable, Identifiable {
  let id: Int
  let name: String
}

struct CookBook: View {
  let recipes: [Recipe]
  @State private var path: [Recipe] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(recipes) { recipe in
          NavigationLink(recipe.name, value: recipe)
        }
        NavigationLink("Conversions") { Text("Conversions") } // want: mixed-navigation-link-styles:info, navigation-link-destination:info
      }
      .navigationDestination(for: Recipe.self) { recipe in
        Text(recipe.name)
      }
    }
  }
}
