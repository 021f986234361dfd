import SwiftUI

struct AtlasMenu: View {
  let maps: [String]
  let isLong: Bool

  var body: some View {
    VStack {
      Menu("Maps") {
        Section(header: Text("Recent")) { rows } // want: deprecated-section-header
        SwiftUI.Section(header: Text("All")) { rows } // want: deprecated-section-header
      }
      LazyVStack(pinnedViews: [.sectionHeaders]) {
        Section(header: Text("Pinned").padding()) { // want: deprecated-section-header
          Section(header: Text("Inner")) { // want: deprecated-section-header
            Text("Map")
          }
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
      List { Section(header: isLong ? Text("Long") : Text("Short")) { rows } } // want: deprecated-section-header
    } else {
      rows
    }
  }
}

struct Sectioned: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    Section(header: Text(title)) { content } // want: deprecated-section-header
  }
}

extension View {
  func section(_ title: String) -> some View {
    Section(header: Text(title), footer: EmptyView()) { self } // want: deprecated-section-header
  }
}
