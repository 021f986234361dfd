// profile: all
import SwiftUI

struct MeadowMap: View {
  @State private var showsFlower = false

  var body: some View {
    Button("Flower") { showsFlower = true }
      .background {
        Color.clear
          .frame(width: 1, height: 1)
          .popover(isPresented: $showsFlower) {
            Text("Clover")
              .presentationCompactAdaptation(.popover)
          }
      }
  }
}
