// profile: all
// deployment-target: macOS=14.0
import SwiftUI

struct SpindleView: View {
  @State private var isShown = false

  var body: some View {
    Button("Spin") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Close") { isShown = false }
          .presentationDetents([.height(160)])
      }
  }
}
