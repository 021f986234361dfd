// profile: presentation
// deployment-target: iOS=17.0
import SwiftUI

struct CometTracker: View {
  @State private var isObserving = false
  @State private var sightings = 0

  var body: some View {
    Button("Sightings: \(sightings)") { isObserving = true }
      .onChange(of: isObserving) { _, isShown in // want: lifecycle-as-ondismiss:info
        guard !isShown else { return }
        reload()
      }
      .fullScreenCover(isPresented: self.$isObserving) {
        Button("Done") { isObserving = false }
      }
  }

  private func reload() {
    sightings += 1
  }
}
