import SwiftUI

struct FishRow: View {
  let number: Int
  let release: () -> Void

  var body: some View {
    VStack {
      Text("Fish \(number)")
      Text("Fresh")
    }
    .swipeActions {
      Button("Release", action: release)
    }
  }
}
