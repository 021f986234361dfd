import SwiftUI

@MainActor
protocol Searchable {
  var query: String { get nonmutating set }
}

struct BirdSearch: View, Searchable {
  @State var query = ""

  var body: some View {
    TextField("Bird", text: $query)
  }
}
