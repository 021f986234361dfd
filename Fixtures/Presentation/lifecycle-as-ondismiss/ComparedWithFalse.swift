// profile: presentation
import SwiftUI

struct MenuBoard: View {
  @State private var isEditing = false
  @State private var revision = 1

  var body: some View {
    Button("Revision \(revision)") { isEditing = true }
      .sheet(isPresented: $isEditing) { DishEditor() }
      .padding()
      .onChange(of: isEditing) { // want: lifecycle-as-ondismiss:info
        if isEditing == false {
          revision += 1
        }
      }
  }
}

struct DishEditor: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
