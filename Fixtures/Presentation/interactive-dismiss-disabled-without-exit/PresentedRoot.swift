import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  var sender: String
}

struct ParcelDesk: View {
  let parcels: [Parcel]
  @State private var parcel: Parcel?

  var body: some View {
    List(parcels) { next in
      Button(next.sender) { parcel = next }
    }
    .sheet(item: $parcel) { ParcelForm(parcel: $0) }
  }
}

struct ParcelForm: View {
  let parcel: Parcel
  @State private var isFragile = false

  var body: some View {
    Form {
      Text(parcel.sender)
      Toggle("Fragile", isOn: $isFragile)
    }
    .interactiveDismissDisabled() // want: interactive-dismiss-disabled-without-exit:warning
  }
}
