// deployment-target: iOS=18.0, macOS=15.0
import SwiftUI

struct KilnApp: App {
  var body: some Scene {
    WindowGroup { KilnView() }
  }
}

struct KilnView: View {
  @State private var showsGlazes = false

  var body: some View {
    Button("Glazes") { showsGlazes = true }
      .sheet(isPresented: $showsGlazes) { GlazeList().presentationSizing(.form) } // want: misplaced-presentation-configuration:warning
  }
}

struct GlazeList: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
