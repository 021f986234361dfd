import SwiftUI

struct BedList: View {
  let beds: [String]
  @State private var isSorted = false

  var body: some View {
    NavigationStack {
      List(beds, id: \.self) { bed in
        Text(bed)
      }
      .navigationTitle("Beds")
      .navigationBarItems(leading: EditButton(), trailing: Button("Sort") { isSorted = true }) // want: deprecated-navigation-bar-items:info
    }
  }
}

struct SeedList: View {
  let seeds: [String]
  @State private var isEmpty = false

  var body: some View {
    List(seeds, id: \.self) { seed in
      Text(seed)
    }
    .navigationBarItems( // want: deprecated-navigation-bar-items
      leading: HStack {
        Button("Buy") { isEmpty = false }
        Button("Sow") { isEmpty = true }
      },
      // Nothing to edit in an empty list.
      trailing: EditButton()
        .disabled(isEmpty)
    )
    .disabled(isEmpty)
  }
}
