// profile: all
import SwiftUI

struct GrottoView: View {
  @State private var asks = false
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Enter") { asks = true }
        .confirmationDialog("It is dark", isPresented: $asks) { Button("OK") {} }
      Button("Help") { isShown = true }
        .sheet(isPresented: $isShown) {
          Button("OK") { isShown = false }
        }
    }
  }
}
