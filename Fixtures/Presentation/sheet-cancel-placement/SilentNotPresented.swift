// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct LoomApp: App {
  var body: some Scene {
    WindowGroup { LoomView() }
  }
}

struct LoomView: View {
  @State private var threads = 0

  var body: some View {
    NavigationStack {
      Text("\(threads) threads")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add") { threads += 1 }
          }
        }
    }
  }
}
