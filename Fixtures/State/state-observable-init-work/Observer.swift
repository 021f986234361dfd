import Foundation
import SwiftUI

@Observable final class TideModel {
  var height = 0.0
  init() {
    Task { [weak self] in self?.height = 1 }
  }
}

struct HarbourScreen: View {
  @State private var isLow = false
  var body: some View {
    VStack {
      Toggle("Low", isOn: $isLow)
      TideView()
    }
  }
}

struct TideView: View {
  @State private var model = TideModel()  // want: state-observable-init-work:info
  var body: some View { Text("\(model.height)") }
}
