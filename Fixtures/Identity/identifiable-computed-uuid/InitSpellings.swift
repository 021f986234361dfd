import SwiftUI

struct Basket: Identifiable {
  var id: UUID { .init() }  // want: identifiable-computed-uuid:warning
  let fruit: String
}

struct Crate: Identifiable {
  var id: UUID { return UUID.init() }  // want: identifiable-computed-uuid:warning
  let fruit: String
}

struct Sack: Identifiable {
  let grower: Int
  var id: Int { number(.init()) }

  private func number(_ date: Date) -> Int { grower }
}
