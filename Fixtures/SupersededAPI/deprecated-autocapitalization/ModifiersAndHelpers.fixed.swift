import SwiftUI

struct CatalogueField: ViewModifier {
  let keepsCase: Bool

  func body(content: Content) -> some View {
    if keepsCase {
      content.textInputAutocapitalization(.never) // want: deprecated-autocapitalization
    } else {
      content
        .padding(4)
        .textInputAutocapitalization(.sentences) // want: deprecated-autocapitalization
    }
  }
}

extension View {
  func shelfMark() -> some View {
    textInputAutocapitalization(.characters) // want: deprecated-autocapitalization
      .lineLimit(1)
  }

  func authorName() -> some View {
    self.textInputAutocapitalization(.words) // want: deprecated-autocapitalization
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
    TextField("Title", text: $title).textInputAutocapitalization(.words) // want: deprecated-autocapitalization
  }
}
