import SwiftUI

enum Dish: Hashable, Identifiable {
  case soup, salad(dressing: String)

  var id: Self { self }  // want: identifiable-hash-id:info
}

struct Table2: Identifiable, Hashable {
  let number: Int
  var id: Self { return self }  // want: identifiable-hash-id:info
}

struct Guest: Identifiable {
  var name: String
  var id: Int { name.hashValue }  // want: identifiable-hash-id:info
}

class Waiter: Hashable, Identifiable {
  var id: Int { hashValue }  // want: identifiable-hash-id:info
  static func == (left: Waiter, right: Waiter) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
