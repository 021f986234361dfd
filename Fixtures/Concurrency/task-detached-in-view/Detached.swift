// profile: all
import SwiftUI

struct MapScreen: View {
  var body: some View {
    Button("Draw") {
      Task.detached { await draw() }  // want: task-detached-in-view:info
    }
  }

  private func draw() async {}
}
