import SwiftUI

struct Parcel: Hashable {
  let code: String
}

struct PostOffice: View {
  let parcels: [Parcel]
  @State private var path: [Parcel] = []

  var body: some View {
    TabView {
      NavigationStack {
        List {
          NavigationLink("Stamps") { Text("Stamps") }
        }
      }
      .tabItem { Text("Shop") }
      NavigationStack(path: $path) {
        List(parcels, id: \.self) { parcel in
          NavigationLink(parcel.code, value: parcel)
        }
        .navigationDestination(for: Parcel.self) { Text($0.code) }
      }
      .tabItem { Text("Parcels") }
    }
  }
}
