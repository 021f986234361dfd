import Foundation

extension IndexPath: Identifiable { // want: retroactive-identifiable:info
  public var id: IndexPath { self }
}
