import SwiftUI

final class DraftModel: ObservableObject {
  @Published var isEditing = false
  func close() { isEditing = false }
}

struct DraftScreen: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var model = DraftModel()

  var body: some View {
    Button("Edit") { model.isEditing = true }
      .sheet(isPresented: $model.isEditing) {
        Button("Done") {
          model.isEditing = false
          dismiss()
        }
        Button("Discard") {
          model.close()
          dismiss()
        }
      }
  }
}
