import Foundation

struct Quote: Identifiable {
  let text: String
  var id: Int { .random(in: 0..<1_000_000) } // want: sheet-item-unstable-id:warning
}
