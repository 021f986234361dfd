import SwiftUI

protocol Closable {
  var dismiss: DismissAction { get }
}

extension Closable {
  @MainActor func close() { dismiss() }
}

struct Panel: View, @MainActor Closable {
  @Environment(\.dismiss) var dismiss
  var body: some View { Text("Panel") }
}
