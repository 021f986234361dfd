import SwiftUI

struct Chapter: Identifiable {
  let id: UUID
  var title: String
  var page: Int
}

struct ChapterList: View {
  let chapters: [Chapter]
  @State private var title: String?
  @State private var page: Int?
  @State private var slot: String?

  var body: some View {
    VStack {
      List(selection: $title) { // want: selection-type-mismatch:warning
        ForEach(chapters) { chapter in
          Text(chapter.title)
        }
      }
      List(chapters, id: \.title, selection: $page) { chapter in // want: selection-type-mismatch:warning
        Text(chapter.title)
      }
      List(selection: self.$slot) { // want: selection-type-mismatch:warning
        ForEach(0..<8) { number in
          Text("Slot \(number)")
        }
      }
      Text("\(title ?? "") \(page ?? 0) \(slot ?? "")")
    }
  }
}
