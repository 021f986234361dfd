// profile: all
import SwiftUI

struct QuarryToolbar: ToolbarContent {
  @State private var showsPlan = false

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button("Plan") { showsPlan = true }
        .sheet(isPresented: $showsPlan) {
          VStack {
            Image(systemName: "map")
            Button("Close") { showsPlan = false }
          }
        }
    }
  }
}
