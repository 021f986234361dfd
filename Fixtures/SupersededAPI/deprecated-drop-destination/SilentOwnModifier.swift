// deployment-target: iOS=26.0
import SwiftUI

struct Parcel: Transferable {
  let name: String
}

extension View {
  func dropDestination(for kind: Parcel.Type, action: @escaping ([Parcel]) -> Bool, isTargeted: @escaping (Bool) -> Void) -> some View {
    dropDestination(for: kind, isEnabled: true) { parcels, _ in _ = action(parcels) }
  }
}

struct SortingOffice: View {
  @State private var isLit = false

  var body: some View {
    Text("Sacks")
      .opacity(isLit ? 0.5 : 1)
      .dropDestination(for: Parcel.self) { parcels in
        !parcels.isEmpty
      } isTargeted: {
        isLit = $0
      }
  }
}
