import SwiftUI

struct Beetle: Identifiable {
  let id: Int
  let name: String
}

struct Jar: View {
  @State private var beetles: [Beetle] = []

  var body: some View {
    List {
      ForEach(beetles) { Text($0.name) }
        .onDelete { beetles.remove(atOffsets: $0) }
        .onMove { beetles.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
