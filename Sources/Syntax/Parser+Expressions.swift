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

  /// Whether the run at a `<` or `>` is a postfix operator: bound to the operand before it alone.
  func isPostfixRun() -> Bool {
    let end = operatorRunEnd(i)
    return isGlued(i) && !(isGlued(end) && !isClosing(end))
  }

  private func isClosing(_ token: Int) -> Bool {
    switch kinds[token] {
    case .rightParen, .rightSquare, .rightBrace, .comma, .semicolon, .colon, .endOfFile, .interpolationEnd: return true
    // `a<b>...`: the operators stay apart.
    case .period, .postfixOperator: return true
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
      case .softUnsafe where isUnsafe(): openPrefix(.unsafeExpr)
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

  /// `await` is a prefix before anything that can start an operand, wherever it stands.
  private func isAwait() -> Bool {
    if flags[i].contains(.backticked) { return false }
    switch peek() {
    case .leftParen, .leftSquare, .period: return true
    case .leftBrace: return context == .basic
    default: return canStartOperand(i + 1)
    }
  }

  /// `unsafe` is one before an operand on its line; glued to a bracket or a period it is a name.
  private func isUnsafe() -> Bool {
    if flags[i].contains(.backticked) || newline(before: i + 1) { return false }
    switch peek() {
    case .leftParen, .leftSquare, .period: return !isGlued(i + 1)
    case .leftBrace: return context == .basic
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
    case .softNonisolated where peek() == .leftParen && token(i + 2, is: "nonsending"): parseTypeExpression()
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
    guard isOperatorToken(i), !at(.regexLiteral) else { return false }
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
    // On the next line a keyword begins something else.
    if (kind.isWord || at(.integerLiteral) || at(.placeholder)) && !isAtLineStart || at(.identifier) {
      advance()
      while at(.colonColon), peek().isWord { i += 2 }
      parseArgumentLabels()
    } else {
      fail(.expected)
    }
    closeNode(node)
  }
}
