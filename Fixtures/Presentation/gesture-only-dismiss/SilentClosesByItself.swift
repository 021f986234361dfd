// deployment-target: iOS=17.0
import SwiftUI

struct Rocket: View {
  @State private var isCounting = false

  var body: some View {
    Button("Launch") { isCounting = true }
      .fullScreenCover(isPresented: $isCounting) {
        Text("Ten")
          .onLongPressGesture { isCounting = false }
          .task {
            try? await Task.sleep(for: .seconds(10))
            isCounting = false
          }
      }
  }
}
