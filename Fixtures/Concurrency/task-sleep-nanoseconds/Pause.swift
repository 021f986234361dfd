import SwiftUI

struct KettleView: View {
  @State private var isBoiling = false

  var body: some View {
    Text(isBoiling ? "Boiling" : "Cold")
      .task {
        try? await Task.sleep(nanoseconds: 500_000_000)  // want: task-sleep-nanoseconds:info
        isBoiling = true
        try? await Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)  // want: task-sleep-nanoseconds:info
        isBoiling = false
        try? await Task<Never, Never>.sleep(nanoseconds: 0x5F5E100)  // want: task-sleep-nanoseconds:info
        try? await Task.sleep(nanoseconds: 1_500)  // want: task-sleep-nanoseconds:info
        try? await Task.sleep(nanoseconds: 7)  // want: task-sleep-nanoseconds:info
      }
  }
}
