import SwiftUI

struct Bakery: Identifiable {
  let id: Int
  var name: String
  var loaves: [String]
}

struct BakeryBrowser: View {
  let bakeries: [Bakery]
  @State private var bakeryID: Int?
  @State private var loaf: String?

  var body: some View {
    NavigationSplitView {
      List(bakeries, selection: $bakeryID) { bakery in
        Text(bakery.name)
      }
    } content: {
      if let bakery = bakeries.first(where: { $0.id == bakeryID }) { // want: split-view-missing-placeholder:info
        List(bakery.loaves, id: \.self, selection: $loaf) { name in
          Text(name)
        }
      }
    } detail: {
      if let name = self.loaf { // want: split-view-missing-placeholder:info
        Text(name)
      }
    }
  }
}
