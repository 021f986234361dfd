import SwiftUI

final class Timetable: ObservableObject {
  @Published var trains: [String] = []
  func load() async {}
  func delays() -> AsyncStream<String> { AsyncStream { $0.finish() } }
}

struct TimetableScreen: View {
  @StateObject private var timetable = Timetable()
  @State private var notice = ""

  var body: some View {
    VStack {
      Text(notice)
        .task { await timetable.load() }  // want: onappear-task:info
      Text("Delays")  // want +1: onappear-task:warning
        .task(priority: .background) {
          // Each delay replaces the last.
          for await delay in timetable.delays() {
            notice = delay
          }
        }
      Text("Clock")  // want +1: onappear-task:warning
        .task { @MainActor in
          while true {
            try? await Task.sleep(for: .seconds(1))
            notice = "tick"
          }
        }
    }
  }
}
