import SwiftUI

struct MealPlan: View {
  let meals: [Meal]
  @State private var meal: Meal?

  var body: some View {
    List(meals) { next in
      Button(next.name) { choose(next) }
    }
    .sheet(item: $meal) { meal in // want: sheet-bool-plus-optional
      Text(meal.name)
    }
  }
}

extension MealPlan {
  private func choose(_ next: Meal) {
    meal = next
  }
}
