import Foundation

extension Coral: Identifiable {
  var id: String { name }
}
