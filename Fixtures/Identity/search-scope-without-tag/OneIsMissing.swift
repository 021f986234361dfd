import SwiftUI

enum Scope { case all, mine }

struct Library: View {
  @State private var query = ""
  @State private var scope = Scope.all

  var body: some View {
    List { Text("Atlas") }
      .searchable(text: $query)
      .searchScopes($scope) {
        Text("All").tag(Scope.all)
        Text("Mine")  // want: search-scope-without-tag:warning
      }
  }
}
