// profile: all
import SwiftUI

struct Tram: Identifiable {
  let id: Int
  let isLate: Bool
}

struct Lines: View {
  let trams: [Tram]

  var body: some View {
    List {
      ForEach(trams.filter { $0.isLate }) { Text("\($0.id)") }  // want: foreach-inline-transform:info
      ForEach(trams.sorted { $0.id < $1.id }.prefix(3)) { Text("\($0.id)") }  // want: foreach-inline-transform:info
    }
  }
}
