// deployment-target: iOS=17.0
import SwiftUI

struct Aquarium: View {
  @State private var showsTank = false

  var body: some View {
    Button("Tank") { showsTank = true }
      .fullScreenCover(isPresented: $showsTank) { TankPage() }
  }
}

#if os(iOS)
struct TankPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
#endif
