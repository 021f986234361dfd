// profile: all
import SwiftUI

struct KeepScreen: View {
  @State private var failure = ""

  var body: some View {
    Button("Keep") {
      do {
        try keep()
      } catch {
        print(error)
        failure = error.localizedDescription
      }
    }
    .onAppear {
      do {
        try keep()
      } catch {
        print(error)
      }
    }
  }

  private func keep() throws {}
}
