import SwiftUI

enum Task {
  static func sleep(nanoseconds: Int) async {}
}

struct ChoreView: View {
  var body: some View {
    Text("Chores").task { await Task.sleep(nanoseconds: 1_000_000_000) }
  }
}
