// String literals, tuples and collections.

extension Parser {
  mutating func parseString() {
    let node = tree.open(.stringLiteral, i)
    advance()
    while at(.interpolationStart) {
      let interpolation = tree.open(.interpolation, i)
      let savedContext = context, savedPattern = pattern
      context = .basic
      pattern = .none
      let end = partner(i)
      advance()
      parseArguments(until: .interpolationEnd)
      while let end, i < end { skipUnexpected() }
      expect(.interpolationEnd)
      context = savedContext
      pattern = savedPattern
      closeNode(interpolation)
    }
    expect(.stringEnd)
    closeNode(node)
  }

  /// `()`, `(a)`, `(x: 1, y)`
  mutating func parseTuple() {
    let node = tree.open(.tupleExpr, i)
    advance()
    withBrackets { $0.parseArguments(until: .rightParen) }
    expect(.rightParen)
    closeNode(node)
  }

  @inline(__always) mutating func withBrackets(_ body: (inout Parser) -> Void) {
    let savedContext = context
    context = .basic
    body(&self)
    context = savedContext
  }

  /// `[]`, `[:]`, `[a, b]`, `[k: v]`, `[n of T]`: the first element decides, and is parsed once.
  mutating func parseCollection() {
    let node = tree.open(.arrayExpr, i)
    advance()
    withBrackets { $0.parseCollectionElements(node) }
    expect(.rightSquare)
    // An inline array type includes its brackets.
    if tree.kind[node] == .typeExpr { closeNode(node + 1) }
    closeNode(node)
  }

  private mutating func parseCollectionElements(_ node: Int) {
    if at(.rightSquare) { return }
    if at(.colon), peek() == .rightSquare {
      tree.kind[node] = .dictionaryExpr
      return advance()
    }
    var isFirst = true
    while !isAtEnd && !at(.rightSquare) {
      let start = i, element = tree.count
      if isOperatorReference() { parseOperatorReference() } else { parseExpression() }
      if isFirst && at(.softOf) && !isAtLineStart {
        // An inline array type: the count is already parsed.
        tree.kind[node] = .typeExpr
        tree.wrap(element, .inlineArrayType)
        tree.first[element] = UInt32(truncatingIfNeeded: start - 1)
        advance()
        parseType()
        return
      }
      if isFirst && at(.colon) { tree.kind[node] = .dictionaryExpr }
      if tree.kind[node] == .dictionaryExpr {
        tree.wrap(element, .dictionaryElement)
        tree.first[element] = UInt32(truncatingIfNeeded: start)
        expect(.colon)
        parseExpression()
        closeNode(element)
      }
      isFirst = false
      if eat(.comma) { continue }
      if at(.rightSquare) || isListBroken() { break }
      fail(.expected)
      if i == start { skipUnexpected() }
    }
  }
}
