import SwiftUI

struct LoanBar: ToolbarContent {
  let isEditing: Bool

  var body: some ToolbarContent {
    if isEditing {
      ToolbarItem(placement: .topBarTrailing) { EditButton() } // want: deprecated-toolbar-placement
    } else {
      ToolbarItemGroup(placement: .topBarLeading, content: { Text("Loans") }) // want: deprecated-toolbar-placement
    }
    members
  }

  @ToolbarContentBuilder private var members: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Text("Members") } // want: deprecated-toolbar-placement
    SwiftUI.ToolbarItem(placement: .topBarTrailing) { Text("Fees") } // want: deprecated-toolbar-placement
  }
}

struct LoanModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.toolbar { ToolbarItem(placement: .topBarLeading) { EditButton() } } // want: deprecated-toolbar-placement
  }
}
