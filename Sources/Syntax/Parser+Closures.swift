// Closures and their signatures.

extension Parser {
  /// `{ [captures] (parameters) async throws -> Result in statements }`
  mutating func parseClosure() {
    guard enter() else { return }
    let node = tree.open(.closureExpr, i)
    let hasSignature = hasClosureSignature()
    parseBraces { parser, indentation in
      if hasSignature { parser.parseClosureSignature() }
      parser.parseItems(until: .brace, indentation: indentation)
    }
    closeNode(node)
    leave()
  }

  private mutating func parseClosureSignature() {
    let node = tree.open(.closureSignature, i)
    while at(.atSign) { parseAttribute() }
    if at(.leftSquare) { parseCaptureList() }
    if at(.leftParen) {
      parseClosureParameters()
    } else {
      while !at(.kwIn) && !isAtEnd {
        guard kind.isIdentifier || at(.underscore) || at(.dollarIdentifier) || at(.placeholder) else { break }
        if (at(.softAsync)) && kinds[i - 1] != .comma && isEffectAfterParameters() { break }
        leaf(.closureParameter)
        if !eat(.comma) { break }
      }
    }
    parseEffects()
    if eat(.arrow) { parseType() }
    expect(.kwIn)
    closeNode(node)
  }

  /// `{ async in … }` has a parameter named async; `{ x async in … }` an effect.
  private func isEffectAfterParameters() -> Bool { peek() != .kwIn && peek() != .comma }

  /// `[weak self, unowned(unsafe) b, c = d.e]`
  private mutating func parseCaptureList() {
    let node = tree.open(.captureList, i)
    advance()
    parseList(until: .rightSquare) { $0.parseCapture() }
    closeNode(node)
  }

  /// `weak self`, `c = d.e`
  private mutating func parseCapture() {
    let item = tree.open(.captureItem, i)
    if at(.softWeak) || at(.softUnowned), peek().isWord || peek() == .leftParen {
      advance()
      if at(.leftParen) { skipBalanced() }
    }
    if kind.isWord || at(.placeholder) { advance() } else { fail(.expected) }
    if eat(.equal) { parseExpression() }
    closeNode(item)
  }

  /// `(a, _ b: Int, c: [T])`
  private mutating func parseClosureParameters() {
    let node = tree.open(.parameterClause, i)
    advance()
    parseList(until: .rightParen) { $0.parseClosureParameter() }
    closeNode(node)
  }

  /// `a`, `_ b: Int`
  private mutating func parseClosureParameter() {
    let parameter = tree.open(.closureParameter, i)
    while at(.atSign) { parseAttribute() }
    while isModifier(i), peek().isIdentifier, peek(2).isIdentifier { leaf(.modifier) }
    if at(.leftParen) {
      // A tuple pattern, which only old Swift accepted.
      skipBalanced()
    } else {
      while kind.isWord || at(.underscore) || at(.dollarIdentifier) || at(.placeholder) { advance() }
    }
    if eat(.colon) { parseType() }
    if at(.postfixOperator), token(i, is: "...") { advance() }
    closeNode(parameter)
  }
}
