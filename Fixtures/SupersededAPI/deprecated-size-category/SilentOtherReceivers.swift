import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  var sizeCategory = "small"
}

struct ParcelPlan {
  var sizeCategory = "small"

  func environment<V>(_ path: WritableKeyPath<ParcelPlan, V>, _ value: V) -> ParcelPlan {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

struct ParcelList: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let parcels: [Parcel]
  let plan: ParcelPlan

  var body: some View {
    VStack {
      ForEach(parcels) { parcel in
        Text(parcel.sizeCategory).lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)
      }
      Text("\(parcels.map(\.sizeCategory).count) parcels")
        .environment(\.dynamicTypeSize, .large)
      Text(plan.environment(\.sizeCategory, "large").sizeCategory)
    }
  }
}
