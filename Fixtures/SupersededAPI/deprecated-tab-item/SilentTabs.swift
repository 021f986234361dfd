// deployment-target: iOS=18.0
import SwiftUI

struct BakeryTabs: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Tab("Bread", systemImage: "oval", value: 0) {
        Text("Bread")
      }
      Tab("Cakes", systemImage: "circle", value: 1) {
        Text("Cakes")
      }
      .badge(2)
    }
  }
}

struct Gallery: View {
  let names: [String]

  var body: some View {
    TabView {
      ForEach(names, id: \.self) { name in
        Text(name)
      }
    }
    .tabViewStyle(.page)
  }
}
