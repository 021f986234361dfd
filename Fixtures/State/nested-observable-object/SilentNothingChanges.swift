import SwiftUI

final class Recipe: ObservableObject {
  @Published private(set) var title: String
  @Published private(set) var steps = 0

  init(title: String) {
    self.title = title
    countSteps()
  }

  private func countSteps() { steps = title.count }
}

final class Cookbook: ObservableObject {
  @Published var recipe = Recipe(title: "Soup")
}

struct CookbookPanel: View {
  @ObservedObject var cookbook: Cookbook

  var body: some View {
    Text(cookbook.recipe.title)
    Text("\(cookbook.recipe.steps)")
    Button("Bread") { cookbook.recipe = Recipe(title: "Bread") }
  }
}
