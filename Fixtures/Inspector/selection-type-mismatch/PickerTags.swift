import SwiftUI

struct Dish: Identifiable, Hashable {
  let id: Int
  var name: String
}

enum Spice: String, CaseIterable {
  case mild, hot
}

struct OrderForm: View {
  let dishes: [Dish]
  @State private var dish = Dish(id: 0, name: "Soup")
  @State private var spice = Spice.mild
  @State private var table = 1

  var body: some View {
    Form {
      Picker("Dish", selection: $dish) { // want: selection-type-mismatch:warning
        ForEach(dishes) { dish in
          Text(dish.name).tag(dish.id)
        }
      }
      Picker("Spice", selection: $spice) { // want: selection-type-mismatch:warning
        ForEach(Spice.allCases, id: \.self) { spice in
          Text(spice.rawValue).tag(spice.rawValue)
        }
      }
      Picker("Table", selection: $table) { // want: selection-type-mismatch:warning
        Text("Window").tag("window")
        Text("Garden").tag("garden")
      }
    }
  }
}
