// profile: all
import SwiftUI

struct Recording: Identifiable {
  let id: Int
  var title: String
}

struct RecordingList: View {
  let recordings: [Recording]
  @State private var chosen: Set<Int> = []

  var body: some View {
    VStack {
      List(recordings, selection: $chosen) { recording in // want: multi-selection-needs-set:info
        Text(recording.title)
      }
      Text(recordings.first { $0.id == chosen.first }?.title ?? "Nothing")
    }
  }
}
