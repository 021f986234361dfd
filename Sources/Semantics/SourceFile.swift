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

  package var fileName: Substring { path.split(separator: "/").last ?? Substring(path) }
}

/// A fact that may not be known without the compiler's type checker.
package enum Knowledge: Sendable {
  case yes, no, unknown

  package var isYes: Bool { self == .yes }
  package var isNo: Bool { self == .no }
}
