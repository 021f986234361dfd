// deployment-target: tvOS=17.0, watchOS=10.0
import SwiftUI

struct Aquarium: View {
  @State private var isFull = false

  var body: some View {
    Button("Full screen") { isFull = true }
      .fullScreenCover(isPresented: $isFull) {
        Text("Fish").onLongPressGesture { isFull = false }
      }
  }
}
