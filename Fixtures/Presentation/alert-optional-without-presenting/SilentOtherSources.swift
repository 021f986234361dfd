import SwiftUI

struct RowRemoval: View {
  let title: String?
  let onRemove: (String) -> Void
  @Environment(\.editMode) private var editMode
  @State private var asks = false
  @State private var names = ["Fern"]

  var body: some View {
    Button("Remove") { asks = true }
      .alert("Remove?", isPresented: $asks) {
        Button("Remove", role: .destructive) {
          if let title { onRemove(title) }
          if let name = names.popLast() { onRemove(name) }
          if editMode?.wrappedValue.isEditing == true { names.removeAll() }
        }
        Button("Keep", role: .cancel) {}
      }
  }
}
