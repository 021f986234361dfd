import Semantics
import Syntax

extension Diagnostic {
  /// The edit that puts a suppression above the finding, or nil where no comment can stand.
  ///
  /// Above the line on which the finding starts, or above the string or comment that this line lies in.
  package func suppression(reason: String = "") -> TextEdit? {
    Diagnostic.suppression(of: [ruleID], at: range.lowerBound, reason: reason, in: file)
  }

  private static func suppression(of rules: [String], at offset: Int, reason: String, in file: SourceFile) -> TextEdit? {
    let tree = file.tree
    var start = tree.lineStart(offset)
    // A line that starts in the middle of a token or a comment is no place for a comment.
    for _ in 0..<8 {
      guard let around = tree.tokenOrComment(around: start) else { break }
      start = tree.lineStart(around)
    }
    guard tree.tokenOrComment(around: start) == nil else { return nil }
    let text = "\(tree.indentation(at: start))// uilint:disable:next \(rules.joined(separator: " "))\(reason.isEmpty ? "" : " - \(reason)")\(tree.lineEnd)"
    return TextEdit(path: file.path, range: start..<start, newText: text)
  }

  /// The edits that silence findings of one file with as few comments as it takes; those that no comment can silence are left out.
  ///
  /// Each edit is tried: a comment that would not cover its findings is not offered.
  package static func suppressions(of diagnostics: [Diagnostic], in file: SourceFile, names: Suppressions.Names, reason: String) -> (edits: [TextEdit], silenced: Int) {
    var edits: [TextEdit] = []
    var silenced = 0
    let context = ParserContext()
    let groups = Dictionary(grouping: diagnostics) { $0.suppression()?.range.lowerBound ?? -1 }
    for (place, group) in groups.sorted(by: { $0.key < $1.key }) where place >= 0 {
      let rules = Set(group.map(\.ruleID)).sorted()
      guard let edit = suppression(of: rules, at: group[0].range.lowerBound, reason: reason, in: file),
        let bytes = TextEdit.apply([edit], to: file.tree.text.bytes)
      else { continue }
      let tried = SourceFile(path: file.path, tree: context.parse(SourceText(bytes), as: file.tree.language))
      let suppressions = Suppressions(tried, names: names)
      let covers = group.allSatisfy { diagnostic in
        suppressions.directives.contains { $0.rules.contains(diagnostic.ruleID) && $0.scope.contains(diagnostic.range.lowerBound + edit.newText.utf8.count) }
      }
      guard tried.tree.errors.count <= file.tree.errors.count, covers else { continue }
      edits.append(edit)
      silenced += group.count
    }
    return (edits, silenced)
  }
}

extension SyntaxTree {
  /// The start of the token or comment that begins before `offset` and goes on after it, or at it when it is part of a string.
  fileprivate func tokenOrComment(around offset: Int) -> Int? {
    if let comment = comment(around: offset) { return comment.range.lowerBound }
    let next = firstToken(atOrAfter: offset)
    let previous = range(ofToken: next - 1)
    if next > 0, previous.lowerBound < offset, offset < previous.upperBound { return previous.lowerBound }
    // Between the delimiters of a string every byte belongs to it, save the code of an interpolation.
    for node in [node(around: offset)] + Array(node(around: offset).ancestors) {
      if node.kind == .interpolation { return nil }
      if node.kind == .stringLiteral, node.start < offset { return node.start }
    }
    return nil
  }
}
