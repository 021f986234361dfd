import SwiftUI

struct PlatformNotice: View {
  @State private var delay: Int?
  @State private var isShown = false

  var body: some View {
    Button("Check") {
      delay = 12
      isShown = true
    }
    .alert("Train late", isPresented: self.$isShown) { // want: alert-optional-without-presenting:info
      Button("Close") {}
    } message: {
      if let delay = delay {
        Text("\(delay) minutes")
      }
    }
  }
}
