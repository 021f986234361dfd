// Patterns: of bindings (`let (a, b)`) and of matches (`case .some(let x)`).

extension Parser {
  /// `a`, `_`, `(a, b)`, also under `let`/`var` in a `for`: a pattern without expressions.
  mutating func parseBindingPattern() {
    switch kind {
    case .underscore: leaf(.wildcardPattern)
    case .leftParen:
      guard enter() else { return }
      let node = tree.open(.tuplePattern, i)
      advance()
      parseList(until: .rightParen) { $0.parseTuplePatternElement() }
      closeNode(node)
      leave()
    case .kwLet, .kwVar:
      guard enter() else { return }
      let node = tree.open(.valueBindingPattern, i)
      advance()
      parseBindingPattern()
      closeNode(node)
      leave()
    case .kwSelf, .placeholder, .dollarIdentifier: leaf(.identifierPattern)
    default:
      if kind.isIdentifier {
        leaf(.identifierPattern)
      } else if kind.isReserved && !isAtLineStart && (peek() == .colon || peek() == .equal) {
        fail(.expected)
        leaf(.identifierPattern)
      } else {
        missing()
      }
    }
  }

  /// `name: pattern`
  private mutating func parseTuplePatternElement() {
    let element = tree.open(.tuplePatternElement, i)
    if kind.isWord, peek() == .colon { i += 2 }
    parseBindingPattern()
    closeNode(element)
  }

  /// The pattern after `case`.
  mutating func parseMatchingPattern() {
    switch kind {
    case .kwLet, .kwVar: parseValueBinding(.valueBindingPattern)
    case .kwIs:
      let node = tree.open(.isTypePattern, i)
      advance()
      parseType()
      closeNode(node)
    default:
      let saved = pattern
      if pattern == .none { pattern = .matching }
      let start = tree.count
      parseExpression()
      pattern = saved
      // A name that binds is a pattern by itself.
      if tree.count > start, tree.kind[start] == .patternExpr {
        tree.kind[start] = .expressionPattern
        unwrapPatternExpression(start)
      } else {
        tree.wrap(start, .expressionPattern)
        tree.first[start] = tree.count > start + 1 ? tree.first[start + 1] : UInt32(truncatingIfNeeded: i)
        closeNode(start)
      }
    }
  }

  /// `let pattern` in a match, where the pattern may be `.some(x)` or `(a, 1)`.
  mutating func parseValueBinding(_ node: NodeKind) {
    guard enter() else { return }
    let binding = tree.open(node, i)
    advance()
    let saved = pattern
    pattern = .binding
    parseMatchingPattern()
    pattern = saved
    closeNode(binding)
    leave()
  }

  /// Removes the `patternExpr` that stands directly around a whole pattern.
  private mutating func unwrapPatternExpression(_ node: Int) {
    tree.remove(node)
  }
}
