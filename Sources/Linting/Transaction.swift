import Semantics
import Syntax

/// A fix of several edits, perhaps in several files: all or nothing.
///
/// A part that would lose a comment, or meets a macro or code outside the project, turns the whole into a suggestion without edits;
/// so do parts that stand in different branches of `#if`, because some builds would get only half of it.
package struct Transaction {
  private var edits: [(file: SourceFile, edit: TextEdit)] = []
  /// A part could not be written.
  package private(set) var isBlocked = false

  package init() {}

  package mutating func block() { isBlocked = true }

  package mutating func replace(_ range: Range<Int>, with text: String, in file: SourceFile) {
    if file.isContextOnly || file.tree.hasComment(in: range) { isBlocked = true }
    edits.append((file, TextEdit(path: file.path, range: range, newText: text)))
  }

  package mutating func insert(_ text: String, at offset: Int, in file: SourceFile) { replace(offset..<offset, with: text, in: file) }

  /// Deletes a declaration or a statement with its line, or up to its neighbour when it shares the line.
  ///
  /// A comment behind it on its line stays, in its place.
  package mutating func delete(statement: Node, in file: SourceFile) {
    let tree = file.tree
    if let lines = tree.wholeLines(of: statement.range) { return replace(tree.withBlankLine(lines), with: "", in: file) }
    if let comment = tree.comment(behind: statement.end), tree.lineStart(statement.start) + tree.indentation(at: statement.start).utf8.count == statement.start {
      return replace(statement.start..<comment.lowerBound, with: "", in: file)
    }
    if let previous = statement.previousSibling, !tree.flags(ofToken: statement.firstToken).contains(.newlineBefore), previous.end <= statement.start,
      previous.kind != .closureSignature
    {
      return replace(previous.end..<statement.end, with: "", in: file)
    }
    if let next = statement.nextSibling, !tree.flags(ofToken: next.firstToken).contains(.newlineBefore) { return replace(statement.start..<next.start, with: "", in: file) }
    if let parent = statement.parent, parent.statements.count == 1 || statement.nextSibling == nil { return replace(statement.range, with: "", in: file) }
    isBlocked = true
  }

  /// Deletes an argument or parameter with the comma that belongs to it.
  package mutating func delete(argument: Node, in file: SourceFile) {
    let tree = file.tree
    var range = argument.range
    let isSeparated = argument.endToken < tree.tokenCount && tree.kind(ofToken: argument.endToken) == .comma
    if isSeparated, let next = argument.nextSibling {
      range = argument.start..<next.start
    } else if argument.firstToken > 1, tree.kind(ofToken: argument.firstToken - 1) == .comma {
      range = tree.range(ofToken: argument.firstToken - 2).upperBound..<argument.end
    }
    replace(range, with: "", in: file)
  }

  /// Takes edits that keep every comment themselves.
  package mutating func append(_ other: [TextEdit], in file: SourceFile) {
    if file.isContextOnly { isBlocked = true }
    edits += other.map { (file, $0) }
  }

  /// The fix, or what is left of it.
  package func fix(_ title: String, _ applicability: FixIt.Applicability, minimum: DeploymentTargets? = nil) -> FixIt {
    // In a file that does not parse the structure that the edits rely on is a guess.
    guard !isBlocked, !edits.isEmpty, isUniform, edits.allSatisfy({ $0.file.tree.errors.isEmpty }) else { return FixIt(title, .suggestion, minimum: minimum) }
    return FixIt(title, applicability, edits: edits.map(\.edit), minimum: minimum)
  }

  /// All edits stand in the same branch of `#if`, or in none, and in no macro but a preview.
  private var isUniform: Bool {
    var clauses: Set<Node?> = []
    for (_, group) in Dictionary(grouping: edits, by: { $0.file.path }) {
      guard let tree = group.first?.file.tree else { continue }
      let nodes = tree.conditionals.map { ($0, $0.range) }
      for (_, edit) in group {
        var innermost: Node?
        for (node, range) in nodes where range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound {
          if node.kind == .ifConfigClause { innermost = node } else if !tree.token(node.keywordToken + 1, is: "Preview") { return false }
        }
        clauses.insert(innermost)
      }
    }
    return clauses.count <= 1
  }
}
