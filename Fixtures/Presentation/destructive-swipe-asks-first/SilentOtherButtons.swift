// deployment-target: iOS=17.0
import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  var address: String
}

struct ParcelList: View {
  @State private var parcels = [Parcel(id: 1, address: "Mill Lane")]
  @State private var doomed: Parcel?
  @State private var asks = false

  var body: some View {
    List(parcels) { parcel in
      Text(parcel.address)
        .swipeActions {
          Button("Return") {
            doomed = parcel
            asks = true
          }
          .tint(.red)
        }
        .contextMenu {
          Button("Return", role: .destructive) {
            doomed = parcel
            asks = true
          }
        }
    }
    .alert("Return it?", isPresented: $asks, presenting: doomed) { parcel in
      Button("Return", role: .destructive) { parcels.removeAll { $0.id == parcel.id } }
    }
  }
}
