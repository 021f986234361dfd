import SwiftUI

struct Chapter: Identifiable {
  let id: Int
  var title: String
}

struct Outline: View {
  let chapters: [Chapter]
  @State private var edited: Chapter?
  @State private var showsEditor = false

  var body: some View {
    List(chapters) { chapter in
      Button(chapter.title) {
        edited = chapter
        showsEditor = true
      }
    }
    .toolbar {
      Button("Add") {
        edited = nil
        showsEditor = true
      }
    }
    .sheet(isPresented: $showsEditor) { // want: sheet-stale-state-capture
      if let edited {
        ChapterEditor(title: edited.title)
      } else {
        NewChapter()
      }
    }
  }
}

struct ChapterEditor: View {
  let title: String
  var body: some View { Text(title) }
}

struct NewChapter: View {
  var body: some View { Text("New chapter") }
}
