// deployment-target: iOS=17.0
import SwiftUI

struct Stop: Identifiable {
  let id: Int
  var name: String
}

struct TramLine: View {
  @State private var stop: Stop?
  @State private var timetable: Stop?

  private func showTimetable(of next: Stop) {
    self.stop = nil; self.timetable = next // want: dismiss-then-present:info
  }

  var body: some View {
    Button("Museum") { stop = Stop(id: 3, name: "Museum") }
      .sheet(item: $stop) { stop in
        VStack {
          Text(stop.name)
          Button("Timetable") { showTimetable(of: stop) }
        }
      }
      .fullScreenCover(item: $timetable) { stop in
        VStack {
          Text("Every ten minutes from \(stop.name)")
          Button("Close") { timetable = nil }
        }
      }
  }
}
