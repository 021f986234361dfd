import SwiftUI

struct VoyageScreen: View {
  let voyage: Voyage

  var body: some View {
    Form {
      Text(voyage.port)
    }
    .navigationBarBackButtonHidden(true) // want: back-button-hidden-without-exit:warning
    .navigationTitle("Voyage")
  }
}
