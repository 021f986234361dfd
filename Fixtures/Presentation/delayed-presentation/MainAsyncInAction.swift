// deployment-target: iOS=17.0
import SwiftUI

struct Tower: View {
  @State private var showsBell = false
  @State private var showsClock = false

  var body: some View {
    Button("Bell") { showsBell = true }
      .fullScreenCover(isPresented: $showsBell) {
        Button("Clock") {
          showsBell = false
          DispatchQueue.main.async { self.showsClock = true } // want: delayed-presentation:warning
        }
      }
      .sheet(isPresented: $showsClock) {
        Button("Close") { showsClock = false }
      }
  }
}
