import SwiftUI

struct TrialNotice: View {
  @State private var showsOffer = false

  var body: some View {
    VStack {
      Text("Seven days left")
      if !showsOffer {
        Button("See the offer") { showsOffer = true }
          .sheet(isPresented: $showsOffer) { // want: presentation-on-conditional-branch:warning
            VStack {
              Text("Half price in spring")
              Button("Close") { showsOffer = false }
            }
          }
      }
    }
  }
}
