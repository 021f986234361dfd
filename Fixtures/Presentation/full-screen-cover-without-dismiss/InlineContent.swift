// deployment-target: iOS=17.0
import SwiftUI

struct Planetarium: View {
  @State private var showsSky = false
  @State private var showsDome = false

  var body: some View {
    VStack {
      Button("Sky") { showsSky = true }
        .fullScreenCover(isPresented: $showsSky) { // want: full-screen-cover-without-dismiss:warning
          VStack {
            Image(systemName: "sparkles")
            Text("Northern sky")
          }
        }
      Button("Dome") { showsDome.toggle() }
        .fullScreenCover(isPresented: self.$showsDome, onDismiss: { print("closed") }) { // want: full-screen-cover-without-dismiss:warning
          Text("Dome")
        }
    }
  }
}
