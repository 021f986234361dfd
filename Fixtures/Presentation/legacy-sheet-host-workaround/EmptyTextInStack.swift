// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct AlpineHut: View {
  @State private var showsBeds = false

  var body: some View {
    ZStack {
      Button("Beds") { showsBeds = true }
      Text("")
        .fullScreenCover(isPresented: $showsBeds) { // want: legacy-sheet-host-workaround:info
          Button("Close") { showsBeds = false }
        }
    }
  }
}
