import SwiftUI

struct SeedCatalog: View {
  @State private var showsCare = false
  @State private var filter = ""

  var body: some View {
    NavigationStack {
      catalog
        .navigationTitle("Seeds")
    }
  }

  private var catalog: some View {
    List {
      TextField("Filter", text: $filter)
      Toggle("Care notes", isOn: $showsCare)
    }
    .inspector(isPresented: self.$showsCare) {
      Form {
        Text("Sow in March")
      }
      .inspectorColumnWidth(min: 200, ideal: 260, max: 320) // want: inspector-column-width-misplaced:warning
    }
    .padding()
    .tint(.green)
    .listStyle(.plain)
  }
}
