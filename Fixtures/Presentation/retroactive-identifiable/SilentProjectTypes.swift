import SwiftUI

struct Fossil: Hashable {
  var era: String
}

extension Fossil: Identifiable {
  var id: String { era }
}

enum Layer {
  struct Data: Hashable {
    var depth: Int
  }
}

extension Layer.Data: Identifiable {
  var id: Int { depth }
}
