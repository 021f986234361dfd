// Suffixes of an operand: members, calls, subscripts, closures, `?`, `!`, and `#if` inside a chain.

extension Parser {
  /// An operand with its suffixes as one flat chain.
  mutating func parsePostfixExpression() {
    let start = tree.count, first = i
    guard parsePrimary() else { return }
    let base = tree.kind[start]
    if at(.leftAngle), base == .identifierExpr || base == .implicitMember, genericArgumentsInExpression() != nil {
      wrapChain(start, first)
      parseGenericSuffix()
    } else if atSuffix(allowsClosure: !isLiteral(base)) {
      wrapChain(start, first)
    } else {
      return
    }
    while atSuffix(allowsClosure: true) { parseSuffix() }
    closeNode(start)
  }

  private mutating func wrapChain(_ start: Int, _ first: Int) {
    tree.wrap(start, .chain)
    tree.first[start] = UInt32(truncatingIfNeeded: first)
  }

  private func isLiteral(_ kind: NodeKind) -> Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .arrayExpr, .dictionaryExpr:
      return true
    default: return false
    }
  }

  private mutating func parseGenericSuffix() {
    let node = tree.open(.genericSuffix, i)
    parseGenericArguments()
    closeNode(node)
  }

  private mutating func atSuffix(allowsClosure: Bool) -> Bool {
    switch kind {
    case .period: return !(context == .directive && isAtLineStart)
    case .leftParen, .leftSquare: return !isAtLineStart
    // Only one group of trailing closures may follow a call.
    case .leftBrace: return allowsClosure && closureEnd != i && isTrailingClosure()
    case .postfixQuestion, .exclamation, .postfixOperator: return true
    case .leftAngle, .rightAngle: return isPostfixRun()
    case .poundIf: return context != .directive && isPostfixDirective()
    default: return false
    }
  }

  private mutating func parseSuffix() {
    switch kind {
    case .period: parseMemberSuffix()
    case .leftParen: parseCallSuffix(allowsClosures: true)
    case .leftSquare: parseSubscriptSuffix(allowsClosures: true)
    case .leftBrace:
      let node = tree.open(.callSuffix, i)
      parseTrailingClosures()
      closeNode(node)
    case .postfixQuestion: leaf(.optionalSuffix)
    case .exclamation: leaf(.unwrapSuffix)
    case .postfixOperator: leaf(.postfixOperatorSuffix)
    case .leftAngle, .rightAngle:
      let node = tree.open(.postfixOperatorSuffix, i)
      i = operatorRunEnd(i)
      closeNode(node)
    default: parseIfConfig(.postfix)
    }
  }

  private mutating func parseMemberSuffix() {
    let node = tree.open(.memberSuffix, i)
    // A period that does not touch what is before may lead to a name of the next line, where a keyword begins something else.
    let isLoose = !isGlued(i)
    advance()
    if (kind.isWord || at(.integerLiteral) || at(.placeholder) || at(.dollarIdentifier)) && !isAtLineStart || isLoose && at(.identifier) {
      advance()
      while at(.colonColon), peek().isWord { i += 2 }
      parseArgumentLabels()
      closeNode(node)
      if at(.leftAngle), genericArgumentsInExpression() != nil { parseGenericSuffix() }
      return
    }
    if at(.kwSelf) { advance() } else { fail(.expected) }
    closeNode(node)
  }

  /// `(arguments)` with the closures that trail it.
  mutating func parseCallSuffix(allowsClosures: Bool) {
    let node = tree.open(.callSuffix, i)
    advance()
    withBrackets { $0.parseArguments(until: .rightParen) }
    expect(.rightParen)
    if allowsClosures, at(.leftBrace), isTrailingClosure() { parseTrailingClosures() }
    closeNode(node)
  }

  mutating func parseSubscriptSuffix(allowsClosures: Bool) {
    let node = tree.open(.subscriptSuffix, i)
    advance()
    withBrackets { $0.parseArguments(until: .rightSquare) }
    expect(.rightSquare)
    if allowsClosures, at(.leftBrace), isTrailingClosure() { parseTrailingClosures() }
    closeNode(node)
  }

  /// `{ … } label: { … }`
  mutating func parseTrailingClosures() {
    parseClosure()
    while isLabeledClosure() {
      if isAtLineStart, peek(2) == .placeholder { break }
      let node = tree.open(.labeledClosure, i)
      i += 2
      if at(.placeholder) { leaf(.placeholderExpr) } else { parseClosure() }
      closeNode(node)
    }
    closureEnd = i
  }

  /// Comma-separated arguments up to the closer, which is not consumed. The token before is the opener.
  mutating func parseArguments(until closer: TokenKind) {
    let isClosed = partner(i - 1) != nil
    while !isAtEnd && !at(closer) {
      let start = i
      parseArgument()
      if eat(.comma) { continue }
      if at(closer) || isListBroken() { break }
      fail(.expected)
      // Code while typing: an unclosed list ends with its line; in a closed one the next operand is the next argument.
      if !isClosed && isAtLineStart { break }
      if i == start || !canStartOperand(i) { skipUnexpected() }
    }
  }

  private mutating func parseArgument() {
    let node = tree.open(.argument, i)
    if (kind.isWord || at(.underscore) || at(.placeholder)) && peek() == .colon { i += 2 }
    if isOperatorReference() {
      parseOperatorReference()
    } else if at(.comma) || at(.rightParen) || at(.rightSquare) || at(.interpolationEnd) {
      missing()
    } else {
      parseExpression()
    }
    closeNode(node)
  }

  // MARK: #if in a chain

  /// Whether the first clause of the `#if` here holds suffixes: `.name` after any number of nested `#if`s.
  private mutating func isPostfixDirective() -> Bool {
    let token = directiveBody(i)
    return kinds[token] == .period && (kinds[token + 1].isWord || kinds[token + 1] == .placeholder)
  }

  /// The suffixes in one clause.
  mutating func parsePostfixClause() {
    while atSuffix(allowsClosure: true) { parseSuffix() }
  }
}
