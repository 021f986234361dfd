import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
}

struct ChoreBoard: View {
  let chores: [Chore]
  @State private var edited: Chore?
  @State private var isEditing = false

  var body: some View {
    VStack {
      Button("Add") {
        edited = nil
        isEditing = true
      }
      ForEach(chores) { chore in
        Button(chore.title) {
          edited = chore
          isEditing = true
        }
      }
    }
    .sheet(isPresented: $isEditing) { [edited] in
      if let edited {
        ChoreEditor(title: edited.title)
      } else {
        NewChore()
      }
    }
  }
}

struct ChoreEditor: View {
  let title: String
  var body: some View { Text(title) }
}

struct NewChore: View {
  var body: some View { Text("New chore") }
}
