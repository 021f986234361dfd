// deployment-target: iOS=17.0
import SwiftUI

struct Observatory: View {
  @State private var showsStars: Bool = false // want: boolean-presentation-flags:warning
  @State private var showsMoon = false
  @State private var showsCamera = false

  var body: some View {
    VStack {
      Button("Stars") { showsStars = true }
      Button("Moon") { showsMoon.toggle() }
      Button("Camera") { showsCamera = true }
    }
    .sheet(isPresented: $showsStars) { Text("Stars") }
    #if DEBUG
    .background(.red)
    #endif
    .sheet(isPresented: $showsMoon) { Text("Moon") }
    .fullScreenCover(isPresented: $showsCamera) {
      Button("Close") { showsCamera = false }
    }
  }
}
