// deployment-target: macOS=14.0
import SwiftUI

enum EntryField: Hashable { case title, text }

struct EntryWindow: View {
  @FocusState private var field: EntryField?
  @State private var title = ""

  var body: some View {
    TextField("Title", text: $title)
      .focused($field, equals: .title)
      .onAppear { field = .title }  // want: focus-state-in-onappear:info
  }
}
