struct Meal {
  var name: String
}

extension Meal: Identifiable {
  var id: String { name }
}
