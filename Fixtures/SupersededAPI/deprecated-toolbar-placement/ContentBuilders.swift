import SwiftUI

struct LoanBar: ToolbarContent {
  let isEditing: Bool

  var body: some ToolbarContent {
    if isEditing {
      ToolbarItem(placement: .navigationBarTrailing) { EditButton() } // want: deprecated-toolbar-placement
    } else {
      ToolbarItemGroup(placement: .navigationBarLeading, content: { Text("Loans") }) // want: deprecated-toolbar-placement
    }
    members
  }

  @ToolbarContentBuilder private var members: some ToolbarContent {
    ToolbarItem(placement: .navigationBarLeading) { Text("Members") } // want: deprecated-toolbar-placement
    SwiftUI.ToolbarItem(placement: .navigationBarTrailing) { Text("Fees") } // want: deprecated-toolbar-placement
  }
}

struct LoanModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.toolbar { ToolbarItem(placement: .navigationBarLeading) { EditButton() } } // want: deprecated-toolbar-placement
  }
}
