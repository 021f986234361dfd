import SwiftUI

struct Parcel: Hashable {
  let number: Int
}

final class PostOffice: ObservableObject {
  @Published var path: [Parcel] = []
  @Published var showsRates = false
}

struct PostOfficeScreen: View {
  @ObservedObject var office: PostOffice

  var body: some View {
    NavigationStack(path: $office.path) {
      NavigationLink("First parcel", value: Parcel(number: 1))
        .navigationDestination(for: Parcel.self) { parcel in
          Text("Parcel \(parcel.number)")
        }
        .navigationDestination(isPresented: $office.showsRates) { // want: mixed-navigation-link-styles:warning
          Text("Rates")
        }
    }
  }
}
