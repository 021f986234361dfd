// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Export: View {
  let export: () async -> Void
  @State private var isBusy = false

  var body: some View {
    Button("Export") {
      Task {
        isBusy = true
        await export()
        isBusy = false
      }
    }
    .sheet(isPresented: $isBusy) { ProgressView("Exporting") }
  }
}
