// profile: all
import SwiftUI

struct RailwayApp: App {
  var body: some Scene {
    WindowGroup { SignalPlan() }
  }
}

struct SignalPlan: View {
  @State private var saved = 0

  var body: some View {
    NavigationStack {
      Text("Saved \(saved) times")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") { saved += 1 }
          }
        }
    }
  }
}
