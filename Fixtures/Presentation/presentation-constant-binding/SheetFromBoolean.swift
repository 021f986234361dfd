import SwiftUI

struct DownloadRow: View {
  @State private var progress = 0.0

  var body: some View {
    Button("Download") { progress = 0.1 }
      .sheet(isPresented: .constant(progress > 0)) { // want: presentation-constant-binding:warning
        ProgressView(value: progress)
      }
  }
}
