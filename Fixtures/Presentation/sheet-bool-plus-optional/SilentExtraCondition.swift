import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  var isPaid: Bool
}

struct ParcelCounter: View {
  let parcels: [Parcel]
  @State private var parcel: Parcel?
  @State private var showsLabel = false

  var body: some View {
    List(parcels) { next in
      Button("Parcel \(next.id)") {
        parcel = next
        showsLabel = true
      }
    }
    .sheet(isPresented: $showsLabel) { [parcel] in
      if let parcel, parcel.isPaid {
        Text("Label \(parcel.id)")
      }
    }
  }
}
