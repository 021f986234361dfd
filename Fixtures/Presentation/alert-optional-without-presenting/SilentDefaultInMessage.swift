import SwiftUI

final class DraftModel: ObservableObject {
  @Published var errorMessage: String?
  @Published var hasError = false
}

struct DraftStatus: View {
  @ObservedObject var model: DraftModel
  @State private var note: String?
  @State private var showsNote = false

  var body: some View {
    VStack {
      Text("Draft")
        .alert("Not saved", isPresented: $model.hasError) {
          Button("Close") {}
        } message: {
          Text(model.errorMessage ?? "")
        }
      Button("Note") {
        note = "Second page"
        showsNote = true
      }
      .alert("Note", isPresented: $showsNote) {
        Button("Close") {}
      } message: {
        Text(note ?? "No note")
      }
    }
  }
}
