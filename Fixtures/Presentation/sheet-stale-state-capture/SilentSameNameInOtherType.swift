import SwiftUI

struct LunchMenu: View {
  @State private var dish = "Soup"

  var body: some View {
    Button("Change") { dish = "Stew" }
      .sheet(isPresented: .init(get: { dish == "Stew" }, set: { if !$0 { dish = "Soup" } })) {
        Text(dish)
      }
  }
}

struct DishCard: View {
  let dish: String
  @State private var showsDish = false

  var body: some View {
    Button("Show") { showsDish = true }
      .sheet(isPresented: $showsDish) {
        Text(dish)
      }
  }
}
