import SwiftUI

struct Menu<Dishes: View>: View {
  let day: String
  @ViewBuilder var dishes: Dishes

  var body: some View {
    VStack {
      Text(day)
      dishes
    }
  }
}

struct Canteen: View {
  @State private var showsAllergens = false

  var body: some View {
    Menu(day: "Friday") {
      Text("Fish and rice")
      Button("Allergens") { showsAllergens = true }
        .popover(isPresented: $showsAllergens) {
          Text("Contains fish.")
        }
    }
  }
}
