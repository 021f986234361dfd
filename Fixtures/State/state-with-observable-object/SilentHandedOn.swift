import SwiftUI

final class RecipeDraft: ObservableObject {
  @Published var title = ""
  var steps = 0
}

struct RecipeEditor: View {
  @ObservedObject var draft: RecipeDraft
  var title = ""
  var body: some View { TextField(LocalizedStringKey(title), text: $draft.title) }
}

struct RecipeHost: View {
  @State private var editing: RecipeDraft?
  @State private var draft = RecipeDraft()
  @State private var latest = RecipeDraft()
  @State private var heading = ""

  var body: some View {
    Button("Edit \(draft.steps) \(heading)") { editing = RecipeDraft() }
      .sheet(isPresented: .init(get: { editing != nil }, set: { if !$0 { editing = nil } })) {
        if let editing { RecipeEditor(draft: editing) }
      }
    RecipeEditor(draft: draft, title: draft.title)
    Text(latest.title)
      .onReceive(latest.$title) { heading = $0 }
  }
}
