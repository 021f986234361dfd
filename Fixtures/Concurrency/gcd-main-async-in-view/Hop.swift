// profile: all
import Foundation
import SwiftUI

struct SignalView: View {
  @State private var isGreen = false

  var body: some View {
    Text(isGreen ? "Go" : "Stop")
      .onAppear {
        DispatchQueue.main.async { self.isGreen = true }  // want: gcd-main-async-in-view:info
      }
  }
}
