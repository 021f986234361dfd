import SwiftUI

enum Errand: Identifiable {
  case buy(String)
  case bring(String)

  var id: String {
    switch self {
    case .buy(_): "buy"
    case .bring: "bring"
    }
  }
}

struct Errands: View {
  @State private var errand: Errand?

  var body: some View {
    Button("Buy") { errand = .buy("Flour") }
    Button("Bring") { errand = .bring("Parcel") }
      .sheet(item: $errand) { errand in
        Text(errand.id)
        Button("Close") { self.errand = nil }
      }
  }
}
