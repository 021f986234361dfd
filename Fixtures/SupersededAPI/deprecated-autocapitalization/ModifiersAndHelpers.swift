import SwiftUI

struct CatalogueField: ViewModifier {
  let keepsCase: Bool

  func body(content: Content) -> some View {
    if keepsCase {
      content.autocapitalization(.none) // want: deprecated-autocapitalization
    } else {
      content
        .padding(4)
        .autocapitalization(.sentences) // want: deprecated-autocapitalization
    }
  }
}

extension View {
  func shelfMark() -> some View {
    autocapitalization(.allCharacters) // want: deprecated-autocapitalization
      .lineLimit(1)
  }

  func authorName() -> some View {
    self.autocapitalization(.words) // want: deprecated-autocapitalization
  }
}

struct BookEditor: View {
  @State private var title = ""
  @State private var mark = ""

  var body: some View {
    VStack {
      titleField
      TextField("Shelf mark", text: $mark).shelfMark()
    }
    .modifier(CatalogueField(keepsCase: false))
  }

  @ViewBuilder private var titleField: some View {
    Text("Title")
    TextField("Title", text: $title).autocapitalization(.words) // want: deprecated-autocapitalization
  }
}
