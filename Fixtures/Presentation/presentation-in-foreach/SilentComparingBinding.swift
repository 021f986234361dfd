import SwiftUI

struct Lesson: Identifiable {
  let id: Int
  var title: String
}

struct Timetable: View {
  let lessons: [Lesson]
  @State private var open: Lesson.ID?

  var body: some View {
    ScrollView {
      ForEach(lessons) { lesson in
        Button(lesson.title) { open = lesson.id }
          .popover(isPresented: Binding(get: { open == lesson.id }, set: { if !$0 { open = nil } })) {
            Text(lesson.title)
          }
      }
    }
  }
}
