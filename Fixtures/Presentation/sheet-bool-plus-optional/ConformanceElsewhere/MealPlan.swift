import SwiftUI

struct MealPlan: View {
  let meals: [Meal]
  @State private var meal: Meal?
  @State private var showsMeal = false

  var body: some View {
    List(meals) { next in
      Button(next.name) { choose(next) }
    }
    .sheet(isPresented: $showsMeal) { // want: sheet-bool-plus-optional
      if let meal {
        Text(meal.name)
      }
    }
  }
}

extension MealPlan {
  private func choose(_ next: Meal) {
    meal = next
    showsMeal = true
  }
}
