// deployment-target: iOS=15.0
import SwiftUI

struct HerbSearch: View {
  @State private var query = ""

  var body: some View {
    Text("Herbs")
      .searchable(text: $query) { Text("Basil").searchCompletion("basil") }
  }
}
