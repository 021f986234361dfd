// profile: all
import SwiftUI

struct GateView: View {
  @State private var isOpen = false

  var body: some View {
    Text(isOpen ? "Open" : "Shut")
      .onAppear {
        DispatchQueue.main.async(execute: { isOpen = true })  // want: gcd-main-async-in-view:info
      }
  }
}
