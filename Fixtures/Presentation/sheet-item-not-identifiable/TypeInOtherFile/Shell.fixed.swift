import Foundation

/// One shell of the collection.
struct Shell: Identifiable {
  let id: String
  var name: String
}

extension Shell: Hashable {}
