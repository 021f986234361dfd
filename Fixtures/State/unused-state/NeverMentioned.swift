import SwiftUI

enum SortOrder {
  case name, age
}

struct SeedCatalogue: View {
  // want +2: unused-state:info
  @State private var query = ""
  @State private var oldQuery = ""
  // want +2: unused-state:info
  @State private var page = 1
  @State private var order: SortOrder = .name
  // want +3: unused-state:info
  // want +3: unused-state:info
  @Environment(\.locale) private var locale
  @State private var selected: String?
  @State private var pages = [1, 2]

  var body: some View {
    TextField(LocalizedStringKey(locale.identifier), text: $query)
    Stepper("Page", value: $page)
  }
}
