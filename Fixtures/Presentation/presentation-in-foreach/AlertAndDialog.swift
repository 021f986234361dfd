import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  var address: String
}

struct DeliveryRound: View {
  let parcels: [Parcel]
  let hand: (Parcel) -> Void
  let skip: (Parcel) -> Void
  @State private var asksToHand = false
  @Binding var asksToSkip: Bool

  private var round: some View {
    ForEach(parcels) { parcel in
      HStack {
        Text(parcel.address)
        Button("Hand over") { asksToHand = true }
          .alert("Handed over?", isPresented: $asksToHand) { // want: presentation-in-foreach:error
            Button("Yes") { hand(parcel) }
          }
        Button("Skip") { asksToSkip = true }
          .confirmationDialog("Skip this one?", isPresented: $asksToSkip) { // want: presentation-in-foreach:error
            Button("Skip") { skip(parcel) }
          }
      }
      .buttonStyle(.borderless)
    }
  }

  var body: some View {
    VStack {
      Text("Today")
      round
    }
  }
}
