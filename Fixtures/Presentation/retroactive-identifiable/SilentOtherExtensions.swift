import SwiftUI

protocol Named {
  var name: String { get }
}

extension String: Named {
  var name: String { self }
}

extension URL {
  var id: String { absoluteString }
}

struct IdentifiedText: Identifiable {
  let id: String
}

extension Array where Element: Identifiable {
  func element(_ id: Element.ID) -> Element? { first { $0.id == id } }
}
