import SwiftUI

@Observable
final class URLLog {
  var lines = 0
  init(lines: Int) { self.lines = lines }
}

struct LogScreen: View {
  @State private var urlLog = URLLog(lines: 3)

  var body: some View {
    content
  }

  private var content: some View {
    LogList()
      .environment(urlLog) // want: environment-object-inline:warning
  }
}

struct LogList: View {
  @Environment(URLLog.self) private var log
  var body: some View { Text("\(log.lines)") }
}
