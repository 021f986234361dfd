import SwiftUI

struct Recording: Identifiable {
  var title: String
  var id: Int { 0 } // want: sheet-item-constant-id:warning
}

struct Lecture {
  var title: String
}

extension Lecture: Identifiable {
  var id: String { return "lecture" } // want: sheet-item-constant-id:warning
}

struct RecordingList: View {
  let recordings: [Recording]
  let lectures: [Lecture]
  @State private var recording: Recording?
  @State private var lecture: Lecture?

  var body: some View {
    VStack {
      Button("Recording") { recording = recordings.first }
        .popover(item: $recording, arrowEdge: .bottom) { recording in Text(recording.title) }
      Button("Lecture") { lecture = lectures.first }
        .sheet(item: self.$lecture) { lecture in
          Text(lecture.title)
          Button("Close") { self.lecture = nil }
        }
    }
  }
}
