// deployment-target: iOS=17.0
import SwiftUI

struct Fjord: View {
  @State private var showsFjord = false

  var body: some View {
    NavigationStack {
      Button("Fjord") { showsFjord = true }
        .navigationTitle("Fjords")
        .navigationBarTitleDisplayMode(.inline)
    }
    .fullScreenCover(isPresented: $showsFjord) {
      Button("Close") { showsFjord = false }
    }
  }
}
