import SwiftUI

struct KettleView: View {
  @State private var isBoiling = false

  var body: some View {
    Text(isBoiling ? "Boiling" : "Cold")
      .task {
        try? await Task.sleep(for: .milliseconds(500))  // want: task-sleep-nanoseconds:info
        isBoiling = true
        try? await Task.sleep(for: .seconds(2))  // want: task-sleep-nanoseconds:info
        isBoiling = false
        try? await Task<Never, Never>.sleep(for: .milliseconds(100))  // want: task-sleep-nanoseconds:info
        try? await Task.sleep(for: .nanoseconds(1500))  // want: task-sleep-nanoseconds:info
        try? await Task.sleep(for: .nanoseconds(7))  // want: task-sleep-nanoseconds:info
      }
  }
}
