import SwiftUI

struct AtlasMenu: View {
  let maps: [String]
  let isLong: Bool

  var body: some View {
    VStack {
      Menu("Maps") {
        Section("Recent") { rows } // want: deprecated-section-header
        SwiftUI.Section("All") { rows } // want: deprecated-section-header
      }
      LazyVStack(pinnedViews: [.sectionHeaders]) {
        Section { // want: deprecated-section-header
          Section("Inner") { // want: deprecated-section-header
            Text("Map")
          }
        } header: {
          Text("Pinned").padding()
        }
      }
      list
    }
  }

  private var rows: some View {
    ForEach(maps, id: \.self) { map in
      Text(map)
    }
  }

  @ViewBuilder private var list: some View {
    if isLong {
      List { Section { rows } header: { isLong ? Text("Long") : Text("Short") } } // want: deprecated-section-header
    } else {
      rows
    }
  }
}

struct Sectioned: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    Section(title) { content } // want: deprecated-section-header
  }
}

extension View {
  func section(_ title: String) -> some View {
    Section { self } header: { Text(title) } footer: { EmptyView() } // want: deprecated-section-header
  }
}
