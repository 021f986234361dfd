// deployment-target: iOS=15.0
import SwiftUI

struct OvenView: View {
  @State private var isHot = false

  var body: some View {
    Text(isHot ? "Hot" : "Cold")
      .task {
        try? await Task.sleep(nanoseconds: 500_000_000)
        isHot = true
      }
  }
}
