import SwiftUI

struct CookieHint: View {
  @State private var isHidden = false
  @State private var explains = false

  var body: some View {
    if !isHidden {
      Button("Why cookies?") { explains = true }
        .popover(isPresented: $explains) { // want: presentation-on-conditional-branch:warning
          VStack {
            Text("They keep your basket.")
            Button("Do not show again") { isHidden = true }
          }
        }
    }
  }
}
