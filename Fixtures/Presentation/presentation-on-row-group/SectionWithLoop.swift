import SwiftUI

struct Verse: Identifiable {
  let id: Int
  var line: String
}

struct SongSheet: View {
  @State private var verses: [Verse] = []
  @State private var asksToClear = false

  private var text: some View {
    Section {
      ForEach(verses) { verse in
        Text(verse.line)
      }
    } header: {
      Button("Clear") { asksToClear = true }
    }
    .listRowBackground(Color.gray)
    .confirmationDialog("Clear the song?", isPresented: self.$asksToClear) { // want: presentation-on-row-group:info
      Button("Clear", role: .destructive) { verses = [] }
    }
  }

  var body: some View {
    List {
      text
    }
  }
}
