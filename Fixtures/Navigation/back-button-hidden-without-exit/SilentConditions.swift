import SwiftUI

struct NoteHome: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Note") { NoteScreen() }
    }
  }
}

struct NoteScreen: View {
  @State private var isEditing = false

  var body: some View {
    Toggle("Edit", isOn: $isEditing)
      .navigationBarBackButtonHidden(isEditing)
  }
}

struct PlainHome: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Plain") {
        Text("Plain")
          .navigationBarBackButtonHidden(false)
      }
    }
  }
}
