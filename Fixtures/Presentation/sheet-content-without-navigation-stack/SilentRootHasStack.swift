// deployment-target: iOS=17.0
import SwiftUI

struct Observatory: View {
  @State private var showsSky = false

  var body: some View {
    Button("Sky") { showsSky = true }
      .sheet(isPresented: $showsSky) {
        SkyPanel()
          .presentationDetents([.large])
      }
  }
}

struct SkyPanel: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Sky")
    }
    .interactiveDismissDisabled(false)
  }

  private var content: some View {
    List {
      NavigationLink("Moon") { Text("Half") }
      Button("Close") { dismiss() }
    }
  }
}
