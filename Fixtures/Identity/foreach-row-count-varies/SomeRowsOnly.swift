// profile: all
import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  let isLate: Bool
}

struct Depot: View {
  let parcels: [Parcel]

  var body: some View {
    VStack {
      List(parcels) { parcel in
        if parcel.isLate {  // want: foreach-row-count-varies:info
          Text("Late")
        }
      }
      ScrollView {
        LazyVStack {
          ForEach(parcels) { parcel in
            Text("Parcel")
            if parcel.isLate { Text("Late") }  // want: foreach-row-count-varies:info
          }
        }
      }
    }
  }
}
