import SwiftUI

struct Chapter: Identifiable {
  var id: String { title }  // want: identifiable-id-from-mutable-property:warning
  var title: String
  var pages: Int
}

struct Verse {
  var text: String
}

struct Contents: View {
  @Binding var chapters: [Chapter]
  @State private var verses: [Verse] = []

  var body: some View {
    List {
      ForEach($chapters) { $chapter in
        TextField("Title", text: $chapter.title)
      }
      ForEach($verses, id: \.text) { $verse in  // want: identifiable-id-from-mutable-property:warning
        TextField("Verse", text: $verse.text)
      }
    }
  }
}
