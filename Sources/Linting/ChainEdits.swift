import Semantics
import Syntax

// Edits of modifier chains and builder closures that keep the layout.

extension Transaction {
  /// Adds a modifier, `.padding()`, at the end of an expression: on a line of its own when the chain is written so.
  package mutating func append(modifier text: String, to expression: Node, in file: SourceFile) {
    let separator = file.tree.separator(after: expression)
    insert(separator + text, at: file.tree.end(of: expression, isLine: !separator.isEmpty), in: file)
  }

  /// Cuts a modifier out of its chain; a comment in it or behind it stops the fix.
  package mutating func cut(_ call: Call, in file: SourceFile) {
    if file.tree.comment(behind: call.node.end) != nil || file.tree.hasComment(in: call.node.range) { block() }
    cut(call, upTo: call.node.end, in: file)
  }

  private mutating func cut(_ call: Call, upTo end: Int, in file: SourceFile) {
    guard let previous = call.callee.previousSibling, call.isMember, call.callee.kind == .memberSuffix else { return block() }
    // Comments inside the call move with it; one before it would be orphaned.
    if file.tree.hasComment(in: previous.end..<call.callee.start) { block() }
    append([TextEdit(path: file.path, range: previous.end..<end, newText: "")], in: file)
  }

  /// Moves a modifier to the end of another expression of the file, with the comment that ends its line.
  ///
  /// `closure` is the one that it moves into: a name that means something else in there stops the fix.
  package mutating func move(_ call: Call, after expression: Node, into closure: Node? = nil, in file: SourceFile) {
    let tree = file.tree
    // In broken code an expression that holds the call can end with it: moving would change nothing.
    if expression.end <= call.node.end, expression.end >= call.callee.start { block() }
    if expression.hasMultilineString || call.node.hasMultilineString { block() }
    if let closure, closure.signatureNames.contains(where: { name in call.node.descendants.contains { $0.kind == .identifierExpr && $0.name == name } }) { block() }
    let isOwnLine = tree.flags(ofToken: call.callee.firstToken).contains(.newlineBefore)
    let separator = tree.separator(after: expression, prefersLine: isOwnLine)
    move(call, to: tree.end(of: expression, isLine: !separator.isEmpty), separator: separator, in: file)
  }

  /// Moves a modifier to another place of the file, behind a separator: nothing, or a line break with blanks.
  package mutating func move(_ call: Call, to offset: Int, separator: String, in file: SourceFile) {
    let tree = file.tree
    // In broken code the new place can be the old one.
    if offset <= call.node.end, offset >= call.callee.start { block() }
    let comment = tree.comment(behind: call.node.end)
    // Behind the new place the line must end too.
    var after = offset
    while tree.isBlank(after) { after += 1 }
    if comment != nil, !tree.isLineEnd(after), tree.text[after] != UInt8(ascii: "/") { block() }
    let end = comment?.upperBound ?? call.node.end
    cut(call, upTo: end, in: file)
    let old = tree.indentation(at: call.callee.start)
    let new = separator.isEmpty ? tree.indentation(at: offset) : separator.filter { $0 == " " || $0 == "\t" }
    insert(separator + Self.reindented(tree.text.string(call.callee.start..<end), from: old, to: new), at: offset, in: file)
  }

  /// Moves the indentation of all lines but the first.
  package static func reindented(_ text: String, from old: String, to new: String) -> String {
    guard old != new else { return text }
    // By bytes: a carriage return and a line feed are one character.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().map { position, line in
      position > 0 && line.starts(with: old.utf8) ? new + String(decoding: line.dropFirst(old.utf8.count), as: UTF8.self) : String(decoding: line, as: UTF8.self)
    }.joined(separator: "\n")
  }

  /// Puts the statements of a closure into a container: `{ A() }` becomes `{ NavigationStack { A() } }`.
  package mutating func wrap(statementsOf closure: Node, in container: String, file: SourceFile) {
    let tree = file.tree
    let statements = closure.statements
    guard let first = statements.first, let last = statements.last, !closure.hasMultilineString else { return block() }
    guard tree.flags(ofToken: first.firstToken).contains(.newlineBefore) else {
      insert("\(container) { ", at: first.start, in: file)
      return insert(" }", at: last.end, in: file)
    }
    let inner = tree.indentation(at: first.start), outer = tree.indentation(at: closure.end - 1)
    let unit = inner.hasPrefix(outer) && inner != outer ? String(inner.dropFirst(outer.count)) : "  "
    var start = first.start
    // Comments above the first statement go in with it.
    if let comment = tree.comments.first(where: { $0.range.lowerBound > closure.start && $0.range.upperBound <= first.start && tree.lineStart($0.range.lowerBound) > closure.start }) { start = comment.range.lowerBound }
    insert("\(container) {\(tree.lineEnd)\(inner)\(unit)", at: start, in: file)
    for offset in start..<last.end where tree.text[offset] == UInt8(ascii: "\n") && !tree.isLineEnd(offset + 1) { insert(unit, at: offset + 1, in: file) }
    insert("\(tree.lineEnd)\(inner)}", at: last.end, in: file)
  }
}

extension SyntaxTree {
  /// Where something can be added to an expression: behind the comment that ends its line, when it goes on a new one.
  func end(of expression: Node, isLine: Bool) -> Int { isLine ? comment(behind: expression.end)?.upperBound ?? expression.end : expression.end }

  /// What stands between an expression and a modifier that is added to it: nothing, or a line break and blanks.
  func separator(after expression: Node, prefersLine: Bool = false) -> String {
    let line = lineEnd
    if expression.kind == .chain, let last = expression.children.filter({ $0.kind == .memberSuffix && flags(ofToken: $0.firstToken).contains(.newlineBefore) }).last {
      return line + indentation(at: last.start)
    }
    let isMultiline = lineStart(expression.start) != lineStart(expression.end)
    if isMultiline { return line + indentation(at: expression.start) }
    // A modifier that had a line of its own gets one, where the expression has its line for itself.
    var after = expression.end
    while isBlank(after) { after += 1 }
    let isAlone = flags(ofToken: expression.firstToken).contains(.newlineBefore) && (after >= text.count || isLineEnd(after) || comment(behind: expression.end) != nil)
    return prefersLine && isAlone ? line + indentation(at: expression.start) + indentationUnit(around: expression) : ""
  }
}

extension Node {
  /// The parameters and captures of a closure.
  var signatureNames: [String] {
    firstChild(.closureSignature)?.descendants.compactMap { node in
      switch node.kind {
      case .closureParameter: node.declaredName
      case .captureItem: node.capturedName
      default: nil
      }
    } ?? []
  }

  /// A string over several lines, whose text would change with its indentation.
  package var hasMultilineString: Bool {
    descendants.contains { $0.kind == .stringLiteral && tree.lineStart($0.start) != tree.lineStart($0.end) }
  }
}
