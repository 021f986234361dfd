import SwiftUI

struct Ingredient: Identifiable {
  let id = UUID()
  var name = ""
}

struct IngredientEditor: View {
  @State private var ingredients: [Ingredient] = []
  @State private var notes: [String] = []
  @Binding var steps: [Ingredient]

  var body: some View {
    Form {
      ForEach($ingredients) { $ingredient in  // want: foreach-indices-identity:warning
        TextField("Name", text: $ingredient.name)
      }
      .onDelete { ingredients.remove(atOffsets: $0) }
      ForEach(Array(notes.enumerated()), id: \.offset) { number, note in  // want: foreach-indices-identity:warning
        Button(note) { notes.remove(at: number) }
      }
      ForEach(Array(steps.enumerated()), id: \.element.id) { number, step in  // want: foreach-indices-identity:warning
        Text("\(number) \(step.name)")
      }
      ForEach(ingredients) { ingredient in  // want: foreach-indices-identity:info
        Text(ingredient.name)
      }
      Button("Newest first") { steps = steps.reversed() }
    }
  }
}
