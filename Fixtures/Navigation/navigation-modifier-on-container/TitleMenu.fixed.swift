// deployment-target: iOS=17.0
import SwiftUI

struct DraftScreen: View {
  @State private var copies = 0

  var body: some View {
    NavigationStack {
      Text("Copy \(copies)")
        .navigationTitle("Draft")
        .toolbarTitleMenu { // want: navigation-modifier-on-container:warning
          Button("Duplicate") { copies += 1 }
        }
        .toolbarTitleDisplayMode(.inline) // want: navigation-modifier-on-container:warning
    }
  }
}
