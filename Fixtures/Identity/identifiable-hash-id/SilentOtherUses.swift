import SwiftUI

struct Cup: Hashable, Identifiable {
  var id: Self { self }
  let size: Int
  var cacheKey: String { "cup-\(hashValue)" }
  var number: Int { hashValue }
}

struct Plate: Hashable {
  let size: Int
  var id: Int { hashValue }
}
