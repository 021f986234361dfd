import SwiftUI

struct Herb: Identifiable {
  var id = UUID()
}

struct Herbs: View {
  let ids: [UUID]

  var body: some View {
    List {
      ForEach(ids.map(Herb.init)) { Text($0.id.uuidString) }
    }
  }
}
