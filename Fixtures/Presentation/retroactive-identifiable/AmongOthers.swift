// profile: presentation
import SwiftUI

protocol Searchable {
  var words: [String] { get }
}

extension Date: Searchable, Identifiable { // want: retroactive-identifiable:info
  var words: [String] { [description] }
  public var id: Date { self }
}

extension UUID: @retroactive Identifiable { // want: retroactive-identifiable:info
  public var id: UUID { self }
}
