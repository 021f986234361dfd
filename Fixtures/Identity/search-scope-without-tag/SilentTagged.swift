import SwiftUI

enum Range2: CaseIterable { case near, far }

struct Finder: View {
  @State private var query = ""
  @State private var range = Range2.near

  var body: some View {
    List { Text("Kiosk") }
      .searchable(text: $query)
      .searchScopes($range) {
        Text("Near").tag(Range2.near)
        Text("Far").tag(Range2.far)
      }
  }
}
