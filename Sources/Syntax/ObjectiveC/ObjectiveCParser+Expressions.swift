extension ObjCParser {
  /// Parses an expression with its assignments and ternaries, up to a comma or what fits nowhere.
  mutating func parseExpression() {
    guard enter() else { return }
    defer { leave() }
    let start = tree.count
    parseSequence()
    guard tree.count > start else { return }
    // Both are read from the right, so there is nothing to repeat here.
    if at(.infixQuestion) { parseTernary(start) }
    guard at(.equal) || isOperator(i, .compoundAssignment) else { return }
    tree.wrap(start, .objcAssignment)
    leaf(.assignmentOperator)
    parseOperandAfterDirectives { $0.at(.leftBrace) ? $0.parseInitializerList() : $0.parseExpression() }
    closeNode(start)
  }

  private mutating func parseTernary(_ start: Int) {
    tree.wrap(start, .objcTernary)
    advance()
    let outer = stopsAtKeyword
    stopsAtKeyword = false
    skipDirectives()
    if !at(.colon) { parseExpression() }
    stopsAtKeyword = outer
    skipDirectives()
    if eat(.colon) { parseOperandAfterDirectives { $0.parseExpression() } }
    closeNode(start)
  }

  private mutating func parseOperandAfterDirectives(_ parse: (inout ObjCParser) -> Void) {
    if kind.isDirective { skipDirectives() }
    parse(&self)
  }

  /// Operands and operators, as flat siblings.
  private mutating func parseSequence() {
    let start = tree.count
    parseOperand()
    guard tree.count > start, atInfixOperator || continuesAfterDirectives() else { return }
    tree.wrap(start, .sequence)
    while atInfixOperator || continuesAfterDirectives() {
      let node = tree.open(.binaryOperator, i)
      if at(.rightAngle) {
        // `>>` and `>>=` are cut.
        advance()
        while at(.rightAngle) || at(.binaryOperator), isGlued(i), kinds[i - 1] == .rightAngle, source[Int(starts[i])] == UInt8(ascii: ">") { advance() }
      } else {
        advance()
      }
      closeNode(node)
      if kind.isDirective { skipDirectives() }
      parseOperand()
    }
    closeNode(start)
  }

  /// Moves over the directives before an operator that goes on with the expression; false when none does.
  private mutating func continuesAfterDirectives() -> Bool {
    guard kind.isDirective else { return false }
    let next = afterDirectives(i)
    guard kinds[next] == .binaryOperator, continuesExpression(next), !isOperator(next, .compoundAssignment) else { return false }
    move(to: next)
    return true
  }

  private var atInfixOperator: Bool {
    switch kind {
    case .leftAngle, .rightAngle: return true
    case .binaryOperator:
      switch ObjCOperator(rawValue: matches[i]) {
      case .infix, .star, .ampersand, .doubleAmpersand, .plus, .minus, .ellipsis: return true
      case .caret: return scanBlock(i) == nil
      default: return false
      }
    case .directive, .poundIf, .poundElse, .poundElseif, .poundEndif: return false
    default: return false
    }
  }

  // MARK: Prefixes

  /// An operand with its prefix operators and casts.
  private mutating func parseOperand() {
    let start = i
    guard isPrefixOperator else {
      if at(.leftParen), isCast(i) { parseCast() } else { parsePostfix() }
      return
    }
    let node = tree.open(.prefixExpr, start)
    while isPrefixOperator { advance() }
    if at(.leftParen), isCast(i) { parseCast() } else { parsePostfix() }
    closeNode(node)
  }

  private var isPrefixOperator: Bool {
    switch kind {
    case .exclamation: return true
    case .binaryOperator:
      switch ObjCOperator(rawValue: matches[i]) {
      case .star, .ampersand, .doubleAmpersand, .plus, .minus, .increment, .tilde: return true
      case .caret: return scanBlock(i) == nil
      default: return false
      }
    case .identifier:
      switch word(i) {
      case .sizeofWord: return true
      case .newWord: return peek() == .identifier && !stopsAtKeyword
      case .qualifier, .throwWord: return peek() == .leftParen && token(i, is: "__extension__")
      default: return false
      }
    default: return false
    }
  }

  private mutating func parseCast() {
    guard enter() else { return }
    let node = tree.open(.objcCast, i)
    let close = partner(i) ?? i
    advance()
    leaf(.objcType, to: close)
    advance()
    if at(.leftBrace) { parseInitializerList() } else { parseOperand() }
    closeNode(node)
    leave()
  }

  /// Whether a parenthesis holds the type of a cast or of a compound literal.
  private func isCast(_ token: Int) -> Bool {
    let (isType, isCertain) = scanTypeInParentheses(token)
    guard isType, let close = partner(token) else { return false }
    let next = close + 1
    switch kinds[next] {
    case .identifier:
      if isCertain { return !(stopsAtKeyword && kinds[next + 1] == .rightSquare && isReceiverEnd(next)) }
      // `[(view) frame]`, `[self show:(view) animated:YES]`
      return !(stopsAtKeyword && (kinds[next + 1] == .colon || kinds[next + 1] == .rightSquare && isReceiverEnd(next)))
    case .integerLiteral, .floatLiteral, .cString, .cCharacter, .atSign, .atKeyword, .leftBrace, .exclamation, .colonColon: return true
    case .leftParen: return isCertain || isCapitalized(token + 1) && kinds[token + 2] == .rightParen && !isMacroName(token + 1)
    case .leftSquare:
      if isCertain || isCapitalized(token + 1) && kinds[token + 2] == .rightParen { return true }
      // `(int_type)[value count]`: a message, no subscript.
      return kinds[next + 1] == .leftSquare || kinds[next + 1] == .identifier && kinds[next + 2] == .identifier
    case .binaryOperator:
      guard let meaning = ObjCOperator(rawValue: matches[next]) else { return false }
      switch meaning {
      case .tilde: return true
      case .caret, .star, .ampersand, .plus, .minus, .increment: return isCertain || meaning == .caret && scanBlock(next) != nil
      default: return false
      }
    default: return isCertain && kinds[next] != .semicolon
    }
  }

  /// In the message around it no keyword was read yet, so that what stands before `]` must be the selector.
  private func isReceiverEnd(_ token: Int) -> Bool { isReadingReceiver && kinds[token + 1] == .rightSquare }

  // MARK: Suffixes

  private mutating func parsePostfix() {
    let start = tree.count, first = i
    // What a bracket's partner is followed by tells that a chain begins, which saves moving the nodes later.
    let isChain = (at(.leftSquare) || at(.leftParen)) && partner(i).map { isSuffix($0 + 1, first) } ?? false
    if isChain { _ = tree.open(.chain, i) }
    parsePrimary()
    // Where no operand starts there is no node for a suffix to belong to.
    guard i > first, tree.count > (isChain ? start + 1 : start), isSuffix(i, first) else {
      if isChain { tree.remove(start) }
      return
    }
    if !isChain { tree.wrap(start, .chain) }
    while isSuffix(i, first) { parseSuffix() }
    closeNode(start)
  }

  private func isSuffix(_ token: Int, _ first: Int) -> Bool {
    switch kinds[token] {
    case .period, .arrow, .colonColon: return true
    case .leftParen: return kinds[token - 1] != .integerLiteral && !kinds[token - 1].isDirective
    case .leftSquare: return !newline(before: token)
    case .binaryOperator: return isOperator(token, .increment) && !newline(before: token)
    case .leftAngle: return kinds[token - 1] == .identifier && isTemplate(token)
    case .leftBrace:
      // `Foo{1}`, but not the body of a macro at the start of a statement.
      return isGlued(token) && kinds[token - 1] == .identifier && isCapitalized(token - 1) && token - 1 > first && kinds[token - 2] == .colonColon
    default: return false
    }
  }

  /// Whether generic arguments start: `[NSArray<Item *> array]`, `make_unique<Item>(…)`.
  private func isTemplate(_ token: Int) -> Bool {
    guard let end = scanGenericArguments(token) else { return false }
    switch kinds[end] {
    case .leftParen, .colonColon, .rightParen: return isGlued(token)
    case .identifier: return isCapitalized(token - 1)
    default: return false
    }
  }

  private mutating func parseSuffix() {
    switch kind {
    case .period, .arrow, .colonColon:
      let node = tree.open(.memberSuffix, i)
      advance()
      if at(.identifier) { advance() }
      closeNode(node)
    case .leftParen: parseArguments(.callSuffix, .argument)
    case .leftSquare: parseArguments(.subscriptSuffix, .argument)
    case .leftAngle: leaf(.genericSuffix, to: scanGenericArguments(i) ?? i + 1)
    case .leftBrace: parseInitializerList()
    default: leaf(.postfixOperatorSuffix)
    }
  }

  /// A bracketed list of expressions, each in a node of its own when `item` is given.
  mutating func parseArguments(_ kind: NodeKind, _ item: NodeKind?) {
    guard enter() else { return }
    let node = tree.open(kind, i)
    let closer: TokenKind = at(.leftParen) ? .rightParen : at(.leftSquare) ? .rightSquare : .rightBrace
    let close = partner(i)
    let outer = stopsAtKeyword, outerReceiver = isReadingReceiver
    stopsAtKeyword = false
    isReadingReceiver = false
    advance()
    while !isListEnd(close) {
      if at(.comma) || at(.semicolon) {
        advance()
        continue
      }
      if self.kind.isDirective {
        skipDirectives()
        continue
      }
      let argument = item.map { tree.open($0, i) }
      parseElement(close)
      if let argument { closeNode(argument) }
    }
    stopsAtKeyword = outer
    isReadingReceiver = outerReceiver
    endList(close, closer)
    closeNode(node)
    leave()
  }

  /// What stands between two commas: an expression, or whatever a macro takes.
  private mutating func parseElement(_ close: Int?) {
    repeat {
      let before = i
      if at(.leftBrace) { parseBraces() } else if kind.isDirective { skipDirectives() } else { parseExpression() }
      if i == before { advance() }
    } while !isListEnd(close) && !at(.comma) && !at(.semicolon)
  }

  /// A list of initial values or, when it holds statements, a block that is the argument of a macro.
  mutating func parseBraces() {
    if let close = partner(i) {
      var token = i + 1
      while token < close {
        if kinds[token] == .semicolon {
          parseCodeBlock()
          return
        }
        token = after(token)
      }
    }
    parseInitializerList()
  }

  /// `{ 1, .x = 2, [3] = 4 }`
  mutating func parseInitializerList() {
    guard enter() else { return }
    let node = tree.open(.objcInitializerList, i)
    let close = partner(i)
    advance()
    let outer = stopsAtKeyword
    stopsAtKeyword = false
    while !isListEnd(close) {
      let before = i
      switch kind {
      case .comma, .equal, .colon, .semicolon: advance()
      case .period:
        advance()
        if at(.identifier) { advance() }
      case .leftBrace: parseInitializerList()
      case .directive, .poundIf, .poundElse, .poundElseif, .poundEndif: skipDirectives()
      default: parseExpression()
      }
      if i == before { advance() }
    }
    stopsAtKeyword = outer
    endList(close, .rightBrace)
    closeNode(node)
    leave()
  }
}
