import SwiftUI

struct Glacier: Hashable {
  var name: String
  var height: Int
}

extension Glacier: Identifiable {
  var id: String { name }
}
