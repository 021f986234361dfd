import SwiftUI

struct PlatformNotice: View {
  @State private var delay: Int?
  @State private var isShown = false

  var body: some View {
    Button("Check") {
      delay = 12
      isShown = true
    }
    .alert("Train late", isPresented: self.$isShown, presenting: delay) { _ in // want: alert-optional-without-presenting:info
      Button("Close") {}
    } message: { delay in
      Text("\(delay) minutes")
    }
  }
}
