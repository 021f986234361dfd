import Syntax

/// A source that takes part in a run: its path as the user names it, and its tree.
package final class SourceFile: Sendable {
  /// The path for messages: relative to where the user stands when possible, with `/` separators.
  package let path: String
  package let tree: SyntaxTree
  /// Only context for other files: nothing is reported in it.
  package let isContextOnly: Bool
  private let names: NameFilter

  package init(path: String, tree: SyntaxTree, isContextOnly: Bool = false) {
    self.path = path
    self.tree = tree
    self.isContextOnly = isContextOnly
    names = NameFilter(tree)
  }

  /// Whether some token of the file may be the name, backticks aside: "no" is certain. O(1).
  package func mayMention(_ name: String) -> Bool { names.mayContain(name) }

  func mayMention(_ key: NameFilter.Key) -> Bool { names.mayContain(key) }

  /// A folder around the file is named like one of tests: `AppTests/`.
  package var isInTests: Bool {
    let end: StaticString = "Tests/"
    var matched = 0
    for byte in path.utf8 {
      matched = byte == end.utf8Start[matched] ? matched + 1 : byte == end.utf8Start[0] ? 1 : 0
      if matched == end.utf8CodeUnitCount { return true }
    }
    return false
  }

  package var fileName: Substring { path[(lastSlash.map { path.utf8.index(after: $0) } ?? path.startIndex)...] }

  /// The path of the folder; empty for a file of the current one.
  var folder: Substring { path[..<(lastSlash ?? path.startIndex)] }

  private var lastSlash: String.Index? { path.utf8.lastIndex(of: UInt8(ascii: "/")) }
}

/// A fact that may not be known without the compiler's type checker.
package enum Knowledge: Sendable {
  case yes, no, unknown

  package var isYes: Bool { self == .yes }
  package var isNo: Bool { self == .no }
}
