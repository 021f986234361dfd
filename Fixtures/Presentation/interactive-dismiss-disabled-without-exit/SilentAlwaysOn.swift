// deployment-target: iOS=17.0
import SwiftUI

struct HarborMap: View {
  var body: some View {
    Color.blue
      .sheet(isPresented: .constant(true)) {
        BerthList()
          .presentationDetents([.height(80), .medium])
          .presentationBackgroundInteraction(.enabled)
          .interactiveDismissDisabled()
      }
  }
}

struct BerthList: View {
  var body: some View {
    List { Text("Berth 1") }
  }
}
