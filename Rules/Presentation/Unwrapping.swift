import Linting
import Semantics
import Syntax

/// The name of a closure's only parameter, put in front of its body.
enum ClosureParameter {
  /// For a closure without signature.
  static func insertion(_ name: String, _ closure: Node, _ context: FileContext) -> TextEdit {
    let offset = closure.start + 1
    let isBlank = context.tree.isBlank(offset) || context.tree.isLineEnd(offset)
    return context.insert(" \(name) in" + (isBlank ? "" : " "), at: offset)
  }
}

/// `onDismiss: { x = nil }` is what an item-driven presentation does by itself.
enum OnDismissReset {
  static func edits(_ name: String, _ presentation: Presentation, _ view: ViewFacts, _ context: FileContext) -> [TextEdit] {
    guard let closure = presentation.onDismiss, closure.kind == .closureExpr, closure.statements.count == 1, let statement = closure.statements.first,
      view.accesses(of: name).contains(where: { access in
        guard statement.contains(access.node), case .write(let value) = access.kind else { return false }
        return value?.kind == .nilLiteral
      }), statement.kind == .sequence, let argument = closure.parent, argument.kind == .argument, let previous = argument.previousSibling
    else { return [] }
    let range = previous.end..<argument.end
    return context.tree.hasComment(in: range) ? [] : [context.edit(range, "")]
  }
}

/// Replaces `if let x { body }` by its body, moved left to where the `if` stood.
enum Unwrapping {
  /// Nil when a comment would be lost, or when the indentation cannot be followed.
  static func edits(statement: Node, body: Node, _ context: FileContext) -> [TextEdit]? {
    let tree = context.tree
    let statements = body.statements
    guard let first = statements.first, let last = statements.last else { return nil }
    let head = statement.start..<first.start
    var tail = last.end..<statement.end
    // A comment behind the last statement belongs to it, if the line ends after the closing brace too.
    if let comment = tree.comments.first(where: { tail.contains($0.range.lowerBound) && tree.lineStart($0.range.lowerBound) == tree.lineStart(last.end) }), tree.isLineEnd(statement.end) { tail = comment.range.upperBound..<statement.end }
    guard !tree.hasComment(in: head), !tree.hasComment(in: tail) else { return nil }
    var edits = [context.edit(head, ""), context.edit(tail, "")]
    let outer = tree.indentation(at: statement.start), inner = tree.indentation(at: first.start)
    guard inner.hasPrefix(outer), inner != outer else { return edits }
    let shift = inner.utf8.count - outer.utf8.count
    for offset in first.start..<last.end where tree.text[offset] == UInt8(ascii: "\n") && offset + 1 < last.end {
      let line = offset + 1
      if tree.isLineEnd(line) { continue }
      guard tree.indentation(at: line).hasPrefix(inner) else { return nil }
      edits.append(context.edit(line..<line + shift, ""))
    }
    return edits
  }
}
