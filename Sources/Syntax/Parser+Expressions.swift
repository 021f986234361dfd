// Expressions: flat sequences of operands and operators, prefixes, and primary expressions.

extension Parser {
  /// An expression with its operators. Operator precedence is left to whoever needs it.
  mutating func parseExpression() {
    guard enter() else { return }
    let start = tree.count, first = i
    parseElement()
    if atOperator() {
      tree.wrap(start, .sequence)
      tree.first[start] = UInt32(truncatingIfNeeded: first)
      repeat { parseOperatorAndElement() } while atOperator()
      closeNode(start)
    }
    leave()
  }

  // MARK: Operators

  private mutating func atOperator() -> Bool {
    switch kind {
    case .binaryOperator, .infixQuestion, .arrow, .kwIs, .kwAs: break
    case .equal: if pattern != .none { return false }
    case .leftAngle, .rightAngle:
      if !isBinaryRun() { return false }
    case .softAsync, .kwThrows, .kwRethrows: if !isArrowEffect() { return false }
    default: return false
    }
    return !(context == .directive && isAtLineStart)
  }

  /// Whether `async` or `throws` after an operand leads to an arrow.
  private mutating func isArrowEffect() -> Bool {
    if isAtLineStart || i < noArrowBefore { return false }
    var token = i
    while kinds[token] == .softAsync || kinds[token] == .kwThrows || kinds[token] == .kwRethrows {
      token += 1
      if kinds[token] == .leftParen, kinds[token - 1] == .kwThrows, let end = partner(token) { token = end + 1 }
    }
    if kinds[token] == .arrow { return true }
    noArrowBefore = token
    return false
  }

  /// The token after the operator run that starts at a `<` or `>`.
  func operatorRunEnd(_ token: Int) -> Int {
    var end = token
    while flags[end].contains(.glued), isOperatorToken(end + 1), isGlued(end + 1) {
      end += 1
      if kinds[end] != .leftAngle && kinds[end] != .rightAngle { break }
    }
    return end + 1
  }

  /// Whether the run at a `<` or `>` after an operand is a binary operator: bound on both sides or on none.
  private func isBinaryRun() -> Bool {
    let end = operatorRunEnd(i)
    let left = isGlued(i)
    let right = isGlued(end) && !isClosing(end)
    return left == right
  }

  private func isClosing(_ token: Int) -> Bool {
    switch kinds[token] {
    case .rightParen, .rightSquare, .rightBrace, .comma, .semicolon, .colon, .endOfFile, .interpolationEnd: return true
    case .period: return true
    default: return false
    }
  }

  private mutating func parseOperatorAndElement() {
    switch kind {
    case .binaryOperator: leaf(.binaryOperator)
    case .equal: leaf(.assignmentOperator)
    case .leftAngle, .rightAngle:
      let node = tree.open(.binaryOperator, i)
      i = operatorRunEnd(i)
      closeNode(node)
    case .infixQuestion:
      let node = tree.open(.ternaryOperator, i)
      advance()
      parseExpression()
      expect(.colon)
      closeNode(node)
    case .kwIs:
      leaf(.isOperator)
      return parseTypeExpression()
    case .kwAs:
      let node = tree.open(.asOperator, i)
      advance()
      if at(.postfixQuestion) || at(.exclamation) { advance() }
      closeNode(node)
      return parseTypeExpression()
    default:
      let node = tree.open(.arrowOperator, i)
      parseEffects()
      expect(.arrow)
      closeNode(node)
    }
    parseElement()
  }

  mutating func parseTypeExpression() {
    let node = tree.open(.typeExpr, i)
    parseType()
    closeNode(node)
  }

  // MARK: Prefixes

  /// One operand of a sequence with its prefixes, which nest without recursion.
  mutating func parseElement() {
    let start = tree.count
    var opened = 0
    prefixes: while opened < Self.maximumDepth {
      switch kind {
      case .kwTry:
        _ = tree.open(.tryExpr, i)
        advance()
        if (at(.postfixQuestion) || at(.exclamation)) && isGlued(i) { advance() }
      case .softAwait where isAwait(): openPrefix(.awaitExpr)
      case .softUnsafe where isPrefixWord() || (peek() == .leftBrace && !newline(before: i + 1)): openPrefix(.unsafeExpr)
      case .softConsume where isPrefixWord(): openPrefix(.consumeExpr)
      case .softCopy where isPrefixWord(): openPrefix(.copyExpr)
      case .softBorrow where isPrefixWord(): openPrefix(.borrowExpr)
      case .softEach where isPrefixWord(): openPrefix(.packElementExpr)
      case .kwRepeat: openPrefix(.packExpansionExpr)
      case .prefixAmpersand: openPrefix(.inoutExpr)
      case .prefixOperator: openPrefix(.prefixExpr)
      case .leftAngle, .rightAngle:
        let end = operatorRunEnd(i)
        guard isGlued(end), !isClosing(end) else { break prefixes }
        _ = tree.open(.prefixExpr, i)
        i = end
      default: break prefixes
      }
      opened += 1
    }
    if opened == Self.maximumDepth { fail(.tooDeep) }
    parsePostfixExpression()
    var index = start + opened - 1
    while index >= start {
      closeNode(index)
      index -= 1
    }
  }

  private mutating func openPrefix(_ kind: NodeKind) {
    _ = tree.open(kind, i)
    advance()
  }

  /// `await` is a prefix before anything that can start an operand on its line, parentheses included.
  private func isAwait() -> Bool {
    if flags[i].contains(.backticked) { return false }
    let isOnLine = !newline(before: i + 1)
    switch peek() {
    case .leftParen, .leftSquare: return isOnLine
    case .leftBrace: return isOnLine && context == .basic
    case .period: return isOnLine && !isGlued(i + 1)
    default: return canStartOperand(i + 1)
    }
  }

  // MARK: Primary expressions

  /// Parses an operand without suffixes. Returns false when suffixes cannot follow.
  mutating func parsePrimary() -> Bool {
    switch kind {
    case .integerLiteral: leaf(.integerLiteral)
    case .floatLiteral: leaf(.floatLiteral)
    case .stringStart: parseString()
    case .regexLiteral: leaf(.regexLiteral)
    case .kwTrue, .kwFalse: leaf(.booleanLiteral)
    case .kwNil: leaf(.nilLiteral)
    case .kwSelf, .kwSelfType, .kwInit, .dollarIdentifier: parseName()
    case .kwAny:
      let node = tree.open(.typeExpr, i)
      leaf(.identifierType)
      closeNode(node)
    case .kwSuper: leaf(.superExpr)
    case .underscore: leaf(.wildcardExpr)
    case .leftParen: parseTuple()
    case .leftSquare: parseCollection()
    case .leftBrace:
      if context == .directive {
        missing()
        return false
      }
      parseClosure()
    case .period: parseImplicitMember()
    case .pound: parseMacroExpansion()
    case .backslash: parseKeyPath()
    case .placeholder: leaf(.placeholderExpr)
    case .kwIf:
      parseIf()
      return false
    case .kwSwitch:
      parseSwitch()
      return false
    case .kwExtension where peek() == .comma || peek() == .rightParen: parseName()
    case .atSign, .kwInout: parseTypeExpression()
    case .poundAvailable, .poundUnavailable: parseAvailability()
    case .kwLet where pattern != .none, .kwVar where pattern != .none:
      let node = tree.open(.patternExpr, i)
      parseValueBinding(.valueBindingPattern)
      closeNode(node)
      return false
    case .kwIs where pattern != .none:
      let node = tree.open(.patternExpr, i)
      parseMatchingPattern()
      closeNode(node)
      return false
    default:
      if isOperatorReference() {
        parseOperatorReference()
      } else if kind.isIdentifier {
        if (at(.softAny) || at(.softSome)) && isTypeSpecifier(i) && isPrefixWord() {
          parseTypeExpression()
        } else {
          parseName()
        }
      } else {
        missing()
        return false
      }
    }
    return true
  }

  /// An operator that stands for its function: `sorted(by: >)`.
  func isOperatorReference() -> Bool {
    guard isOperatorToken(i) else { return false }
    let end = at(.leftAngle) || at(.rightAngle) ? operatorRunEnd(i) : i + 1
    switch kinds[end] {
    case .comma, .rightParen, .rightSquare, .rightBrace, .interpolationEnd: return !at(.arrow)
    default: return false
    }
  }

  mutating func parseOperatorReference() {
    let node = tree.open(.identifierExpr, i)
    i = at(.leftAngle) || at(.rightAngle) ? operatorRunEnd(i) : i + 1
    closeNode(node)
  }

  /// `name`, `Module::name`, `name(a:b:)`; in a binding pattern a plain name binds.
  private mutating func parseName() {
    if pattern == .binding, bindsName() {
      let node = tree.open(.patternExpr, i)
      leaf(.identifierPattern)
      closeNode(node)
      return
    }
    let node = tree.open(.identifierExpr, i)
    advance()
    while at(.colonColon), peek().isWord, isGlued(i) || !isAtLineStart { i += 2 }
    parseArgumentLabels()
    closeNode(node)
  }

  private mutating func bindsName() -> Bool {
    guard kind.isIdentifier else { return false }
    switch peek() {
    case .period, .leftParen, .leftSquare: return newline(before: i + 1) && peek() != .period
    case .leftAngle: return scanGenericArguments(i + 1) == nil
    default: return true
    }
  }

  /// `(a:b:_:)` after a name, when it holds nothing but labels.
  mutating func parseArgumentLabels() {
    guard at(.leftParen), !isAtLineStart, let end = partner(i), end - i >= 3, (end - i) % 2 == 1 else { return }
    var token = i + 1
    while token < end {
      guard kinds[token].isWord || kinds[token] == .underscore, kinds[token + 1] == .colon else { return }
      token += 2
    }
    i = end + 1
  }

  /// `.name`
  private mutating func parseImplicitMember() {
    let node = tree.open(.implicitMember, i)
    advance()
    if (kind.isWord || at(.integerLiteral) || at(.placeholder)) && !isAtLineStart {
      advance()
      while at(.colonColon), peek().isWord { i += 2 }
      parseArgumentLabels()
    } else {
      fail(.expected)
    }
    closeNode(node)
  }

  // MARK: Literals

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
  private mutating func parseTuple() {
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
  private mutating func parseCollection() {
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

  // MARK: Macros and key paths

  /// `#name<T>(arguments) { … }`
  private mutating func parseMacroExpansion() {
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
  private mutating func parseKeyPath() {
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
    if at(.postfixQuestion) || at(.exclamation) {
      tree.wrap(start, .optionalType)
      tree.first[start] = tree.first[start + 1]
      while at(.postfixQuestion) || at(.exclamation) { advance() }
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
