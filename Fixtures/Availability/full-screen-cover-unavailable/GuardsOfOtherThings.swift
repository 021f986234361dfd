// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Canyon: View {
  @State private var isDeep = false
  @State private var isWide = false

  var body: some View {
    VStack {
      Button("Deep") { isDeep = true }
        #if DEBUG
        .fullScreenCover(isPresented: $isDeep) { // want: full-screen-cover-unavailable:warning
          Button("Close") { isDeep = false }
        }
        #endif
      Button("Wide") { isWide = true }
        #if os(iOS) || os(macOS)
        .fullScreenCover(isPresented: $isWide) { // want: full-screen-cover-unavailable:warning
          Button("Close") { isWide = false }
        }
        #endif
    }
  }
}
