// Macro expansions and key paths.

extension Parser {
  /// `#name<T>(arguments) { … }`
  mutating func parseMacroExpansion() {
    let node = tree.open(.macroExpansion, i)
    parseMacroTail()
    closeNode(node)
  }

  /// A macro expansion from its `#`.
  mutating func parseMacroTail() {
    advance()
    if kind.isWord, isGlued(i) {
      advance()
      while at(.colonColon), peek().isWord { i += 2 }
    } else {
      return fail(.expected)
    }
    if at(.leftAngle), genericArgumentsInExpression() != nil {
      let suffix = tree.open(.genericSuffix, i)
      parseGenericArguments()
      closeNode(suffix)
    }
    if at(.leftParen), !isAtLineStart {
      advance()
      withBrackets { $0.parseArguments(until: .rightParen) }
      expect(.rightParen)
    }
    if at(.leftBrace), isTrailingClosure() { parseTrailingClosures() }
  }

  /// `\Root.a?.b[0].self`
  mutating func parseKeyPath() {
    let node = tree.open(.keyPathExpr, i)
    advance()
    if !at(.period), !isPeriodRun(i) { parseKeyPathRoot() }
    components: while true {
      switch kind {
      case .period:
        if isAtLineStart && context == .directive { break components }
        if peek() == .leftSquare {
          advance()
          parseSubscriptSuffix(allowsClosures: false)
        } else {
          parseKeyPathMember(hasPeriod: true)
        }
      case .leftSquare where !isAtLineStart: parseSubscriptSuffix(allowsClosures: false)
      case .leftParen where !isAtLineStart && isGlued(i) && kinds[i - 1].isWord: parseCallSuffix(allowsClosures: false)
      case .postfixQuestion: leaf(.optionalSuffix)
      case .exclamation: leaf(.unwrapSuffix)
      case .binaryOperator, .postfixOperator, .prefixOperator:
        guard isPeriodRun(i) else { break components }
        // `.?.!` is one operator token; when it ends in a period a name follows.
        leaf(.optionalSuffix)
        if kind.isWord, isGlued(i) { parseKeyPathMember(hasPeriod: false) }
      default: break components
      }
    }
    closeNode(node)
  }

  /// Whether an operator token is made of `.`, `?` and `!` and begins with the period.
  private func isPeriodRun(_ token: Int) -> Bool {
    guard source[Int(starts[token])] == UInt8(ascii: ".") else { return false }
    var offset = Int(starts[token]) + 1
    var isOptional = false
    while offset < Int(ends[token]) {
      let byte = source[offset]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { isOptional = true } else if byte != UInt8(ascii: ".") { return false }
      offset += 1
    }
    return isOptional
  }

  /// The type before the first period of a key path.
  private mutating func parseKeyPathRoot() {
    let start = tree.count
    switch kind {
    case .leftParen, .leftSquare:
      parseBracketedRoot()
    default:
      guard kind.isIdentifier || at(.kwSelfType) || at(.kwAny) || at(.placeholder) else { return missing() }
      let node = tree.open(.identifierType, i)
      advance()
      while at(.colonColon), peek().isWord { i += 2 }
      if at(.leftAngle), scanGenericArguments(i) != nil { parseGenericArguments() }
      closeNode(node)
    }
    while true {
      if at(.postfixQuestion) || at(.exclamation) {
        tree.wrap(start, .optionalType)
        tree.first[start] = tree.first[start + 1]
        while at(.postfixQuestion) || at(.exclamation) { advance() }
      } else if at(.period), token(i + 1, is: "Type") || token(i + 1, is: "Protocol") {
        // A metatype is a root as well.
        i += 2
      } else {
        return
      }
      closeNode(start)
    }
  }

  private mutating func parseBracketedRoot() {
    guard let end = partner(i) else { return missing() }
    let node = tree.open(.tupleType, i)
    i = end + 1
    closeNode(node)
  }

  private mutating func parseKeyPathMember(hasPeriod: Bool) {
    let node = tree.open(.memberSuffix, i)
    if hasPeriod { advance() }
    if (kind.isWord || at(.integerLiteral) || at(.placeholder)) && (!isAtLineStart) {
      advance()
      while at(.colonColon), peek().isWord { i += 2 }
      parseArgumentLabels()
      if at(.leftAngle), genericArgumentsInExpression() != nil { parseGenericArguments() }
    } else {
      fail(.expected)
    }
    closeNode(node)
  }
}
