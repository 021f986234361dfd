import SwiftUI

struct TimerSheetHost: View {
  @State private var isTiming = false
  @State private var size: PresentationDetent = .height(300)

  var body: some View {
    Button("Timer") { isTiming = true }
      .sheet(isPresented: $isTiming) {
        Button("Stop") { isTiming = false }
          .presentationDetents([.height(200), .large], selection: self.$size) // want: presentation-detent-not-in-set:warning
      }
  }
}
