// profile: all
import SwiftUI

struct Dish: Identifiable {
  let id: Int
  var name: String
}

struct DishEditor: View {
  @State private var name: String
  @State private var portions: Int

  init(dish: Dish, initialPortions: Int) {
    _name = State(initialValue: dish.name)
    _portions = State(initialValue: initialPortions)
  }

  var body: some View {
    TextField("Name", text: $name)
    Stepper("Portions", value: $portions)
  }
}

struct DishRow: View {
  @State var name: String  // want: state-not-private:info
  var body: some View { TextField("Name", text: $name) }
}

struct DishNote: View {
  @State var text: String  // want: state-not-private:info
  var body: some View { TextField("Note", text: $text) }
}

struct DishList: View {
  @State private var dishes: [Dish] = []
  @State private var portions = 2
  @State private var note = ""
  @State private var isEditing = false

  var body: some View {
    ForEach(dishes) { dish in
      DishRow(name: dish.name)
    }
    DishNote(text: note).id(note)
    Button("Edit") { isEditing = true; portions += 1; note = "New"; dishes = [] }
      .sheet(isPresented: $isEditing) {  // want: sheet-stale-state-capture:info
        DishEditor(dish: Dish(id: 1, name: note), initialPortions: portions)
      }
  }
}
