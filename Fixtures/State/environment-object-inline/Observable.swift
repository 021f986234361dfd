import SwiftUI

@Observable
final class URLLog {
  var lines = 0
  init(lines: Int) { self.lines = lines }
}

struct LogScreen: View {
  var body: some View {
    content
  }

  private var content: some View {
    LogList()
      .environment(URLLog(lines: 3)) // want: environment-object-inline:warning
  }
}

struct LogList: View {
  @Environment(URLLog.self) private var log
  var body: some View { Text("\(log.lines)") }
}
