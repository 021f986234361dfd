import SwiftUI

struct CanalMap: View {
  @State private var lock: Int?

  var body: some View {
    NavigationSplitView {
      LockList(lock: $lock)
        .navigationTitle("Locks")
    } detail: {
      Text(lock ?? 0, format: .number)
    }
  }
}
