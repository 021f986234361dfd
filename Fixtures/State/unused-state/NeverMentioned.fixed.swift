import SwiftUI

enum SortOrder {
  case name, age
}

struct SeedCatalogue: View {
  // want +2: unused-state:info
  @State private var query = ""
  // want +2: unused-state:info
  @State private var page = 1
  // want +3: unused-state:info
  // want +3: unused-state:info
  @Environment(\.locale) private var locale

  var body: some View {
    TextField(LocalizedStringKey(locale.identifier), text: $query)
    Stepper("Page", value: $page)
  }
}
