import SwiftUI

extension IndexSet: Identifiable { // want: retroactive-identifiable:info
  public var id: Int { count }
}

struct BedList: View {
  @State private var removed: IndexSet?

  var body: some View {
    Button("Remove") { removed = [0] }
      .sheet(item: $removed) { positions in
        VStack {
          Text("\(positions.count)")
          Button("Close") { removed = nil }
        }
      }
  }
}
