// deployment-target: tvOS=17.0, watchOS=10.0
import SwiftUI

struct Fireplace: View {
  @State private var isBurning = false

  var body: some View {
    Button("Light") { isBurning = true }
      .fullScreenCover(isPresented: $isBurning) { Text("Fire") }
  }
}
