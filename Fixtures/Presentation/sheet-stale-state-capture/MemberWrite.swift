import SwiftUI

struct Filter {
  var keyword = ""
  var limit = 20
}

struct SearchScreen: View {
  @State private var filter = Filter()
  @State private var tags: [String] = []
  @State private var showsResults = false

  var body: some View {
    VStack {
      Button("Cheap") {
        filter.limit = 5
        tags.append("cheap")
        showsResults = true
      }
    }
    .sheet(isPresented: $showsResults) { // want: sheet-stale-state-capture
      ResultList(limit: filter.limit, tags: tags)
    }
  }
}

struct ResultList: View {
  let limit: Int
  let tags: [String]

  var body: some View {
    Text(tags.joined(separator: ", ")).lineLimit(limit)
  }
}
