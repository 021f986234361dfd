extension ObjCParser {
  /// An operand without its prefixes and suffixes; consumes nothing where none starts.
  mutating func parsePrimary() {
    switch kind {
    case .identifier: parseName()
    case .cString: parseString()
    case .cCharacter: leaf(.objcCharacterLiteral)
    case .integerLiteral: leaf(.integerLiteral)
    case .floatLiteral: leaf(.floatLiteral)
    case .leftSquare: parseSquare()
    case .leftParen: parseParentheses()
    case .leftBrace: parseInitializerList()
    case .atSign: parseAtLiteral()
    case .atKeyword: parseAtWord()
    case .binaryOperator: if let block = scanBlock(i) { parseBlock(block) }
    case .colonColon where peek() == .identifier:
      let node = tree.open(.identifierExpr, i)
      advance()
      advance()
      closeNode(node)
    default: break
    }
  }

  private mutating func parseName() {
    switch word(i) {
    case .superWord: leaf(.superExpr)
    case .boolean: leaf(.booleanLiteral)
    case .null: leaf(.nilLiteral)
    case let word where word.startsStatement && word != .inWord && word != .defaultWord: break
    case .attribute where peek() == .leftParen: move(to: after(i + 1))
    case .type:
      // `unsigned long`, an argument of a macro.
      let node = tree.open(.identifierExpr, i)
      repeat { advance() } while word(i) == .type
      closeNode(node)
    default: leaf(.identifierExpr)
    }
  }

  /// A string, with those that follow it: `@"a" @"b"`, `"%" PRId64 "\n"`.
  private mutating func parseString() {
    let node = tree.open(.stringLiteral, i)
    advance()
    while at(.cString) || isStringMacro { advance() }
    closeNode(node)
  }

  /// A name right after a string, which only a macro can make a part of it.
  private var isStringMacro: Bool {
    guard at(.identifier), word(i) == .plain, !isReadingReceiver else { return false }
    switch peek() {
    case .cString, .comma, .rightParen, .semicolon: return true
    case .rightSquare: return isMacroName(i) || !newline(before: i)
    default: return false
    }
  }

  private mutating func parseParentheses() {
    guard peek() == .leftBrace else {
      parseArguments(.objcParen, nil)
      return
    }
    // `({ …; value; })`
    guard enter() else { return }
    let node = tree.open(.objcParen, i)
    let close = partner(i)
    advance()
    parseCodeBlock()
    parseExpressions(close)
    endList(close, .rightParen)
    closeNode(node)
    leave()
  }

  /// What follows a lone `@`: `@[…]`, `@{…}`, `@(…)`, `@1`.
  private mutating func parseAtLiteral() {
    switch peek() {
    case .leftSquare: parseCollection(.objcArrayLiteral)
    case .leftBrace: parseCollection(.objcDictionaryLiteral)
    case .leftParen:
      let node = tree.open(.objcBoxed, i)
      advance()
      parseParentheses()
      closeNode(node)
    case .integerLiteral, .floatLiteral, .cCharacter, .cString, .binaryOperator:
      let node = tree.open(at(.cString) ? .stringLiteral : .objcBoxed, i)
      advance()
      if at(.binaryOperator) { advance() }
      parsePrimary()
      closeNode(node)
    default: leaf(.unexpected)
    }
  }

  private mutating func parseCollection(_ kind: NodeKind) {
    guard enter() else { return }
    let node = tree.open(kind, i)
    advance()
    let close = partner(i)
    let closer: TokenKind = at(.leftSquare) ? .rightSquare : .rightBrace
    advance()
    let outer = stopsAtKeyword, outerReceiver = isReadingReceiver
    stopsAtKeyword = false
    isReadingReceiver = false
    while !isListEnd(close) {
      let before = i
      if at(.comma) || at(.colon) {
        advance()
      } else if self.kind.isDirective {
        skipDirectives()
      } else if kind == .objcDictionaryLiteral {
        parseDictionaryElement()
      } else {
        parseExpression()
      }
      if i == before { advance() }
    }
    stopsAtKeyword = outer
    isReadingReceiver = outerReceiver
    endList(close, closer)
    closeNode(node)
    leave()
  }

  private mutating func parseDictionaryElement() {
    let node = tree.open(.objcDictionaryElement, i)
    parseExpression()
    skipDirectives()
    if eat(.colon) { parseExpression() }
    closeNode(node)
  }

  private mutating func parseAtWord() {
    switch word(i) {
    case .atSelector: leaf(.objcSelector, to: after(i + 1))
    case .atProtocol where peek() == .leftParen: leaf(.objcProtocolExpr, to: after(i + 1))
    case .atEncode: leaf(.objcEncode, to: after(i + 1))
    case .atAvailable: leaf(.objcAvailable, to: after(i + 1))
    case .boolean: leaf(.objcBoxed)
    // `@weakify(self)`
    case .plain: leaf(.identifierExpr)
    default: break
    }
  }

  // MARK: Messages

  /// `[receiver selector]`, or a lambda of C++.
  private mutating func parseSquare() {
    if let body = scanLambda(i) { parseLambda(body) } else { parseMessage() }
  }

  private mutating func parseMessage() {
    guard enter() else { return }
    let node = tree.open(.objcMessage, i)
    let close = partner(i)
    let outer = stopsAtKeyword, outerReceiver = isReadingReceiver
    stopsAtKeyword = true
    isReadingReceiver = true
    advance()
    skipDirectives()
    if !isListEnd(close) {
      // `[class new]`, `[default foo]`: any word may be a receiver, even one that starts an expression elsewhere.
      let before = i
      parseExpression()
      if i == before, at(.identifier) { leaf(.identifierExpr) }
    }
    isReadingReceiver = false
    var hasSelector = false
    while !isListEnd(close) {
      let before = i
      if kind.isDirective {
        skipDirectives()
      } else if at(.colon) || (at(.identifier) && peek() == .colon) {
        parseMessageArgument(close)
        hasSelector = true
      } else if at(.identifier), !hasSelector {
        leaf(.objcMessageName)
        hasSelector = true
      } else if !at(.comma) {
        parseExpression()
      }
      if i == before { advance() }
    }
    stopsAtKeyword = outer
    isReadingReceiver = outerReceiver
    endList(close, .rightSquare)
    closeNode(node)
    leave()
  }

  /// A keyword with its value; the last of a message may have several.
  private mutating func parseMessageArgument(_ close: Int?) {
    let node = tree.open(.objcMessageArgument, i)
    _ = eat(.identifier)
    advance()
    // `a :b`: the value comes first, whatever follows it.
    if at(.identifier), peek() == .colon { parseExpression() }
    while !isListEnd(close), !(at(.identifier) && peek() == .colon), !at(.colon) {
      let before = i
      if kind.isDirective { skipDirectives() } else if at(.leftBrace) { parseBraces() } else if !at(.comma) { parseExpression() }
      if i == before { advance() }
    }
    closeNode(node)
  }

  // MARK: Blocks and lambdas

  /// The parts of `^type(parameters){…}` or of a lambda.
  struct BlockParts {
    var parameters: Int?
    var body: Int
  }

  /// The block that starts at a caret, if one does. Looks at bounded many tokens.
  func scanBlock(_ caret: Int) -> BlockParts? {
    guard isOperator(caret, .caret) else { return nil }
    var token = caret + 1, parameters: Int?
    for _ in 0..<Self.reach {
      switch kinds[token] {
      case .leftBrace: return BlockParts(parameters: parameters, body: token)
      case .identifier, .colonColon:
        if word(token).startsStatement || word(token) == .null || word(token) == .boolean { return nil }
        token += 1
      case .binaryOperator:
        guard isOperator(token, .star) || isOperator(token, .ampersand) else { return nil }
        token += 1
      case .leftAngle:
        guard let end = scanGenericArguments(token) else { return nil }
        token = end
      case .leftParen:
        guard let close = partner(token) else { return nil }
        // The parentheses of an attribute are no parameters.
        if !(word(token - 1) == .attribute || word(token - 1) == .typeOperator) { parameters = token }
        token = close + 1
      default: return nil
      }
    }
    return nil
  }

  private mutating func parseBlock(_ parts: BlockParts) {
    guard enter() else { return }
    let node = tree.open(.objcBlock, i)
    advance()
    if i < parts.parameters ?? parts.body { leaf(.objcType, to: parts.parameters ?? parts.body) }
    if at(.leftParen) { parseParameters() }
    move(to: parts.body)
    parseCodeBlock()
    closeNode(node)
    leave()
  }

  /// A lambda `[captures](parameters) -> type {…}`, which a message's brackets cannot be.
  private func scanLambda(_ square: Int) -> BlockParts? {
    guard let close = partner(square) else { return nil }
    let isCaptures: Bool
    switch kinds[square + 1] {
    case .rightSquare, .equal: isCaptures = true
    case .binaryOperator: isCaptures = isOperator(square + 1, .ampersand) && (square + 2 == close || kinds[square + 3] == .comma || square + 3 == close)
    case .identifier: isCaptures = square + 2 == close || kinds[square + 2] == .comma || kinds[square + 2] == .equal
    default: isCaptures = false
    }
    guard isCaptures else { return nil }
    var token = close + 1, parameters: Int?
    if kinds[token] == .leftAngle, let end = scanGenericArguments(token) { token = end }
    if kinds[token] == .leftParen, let end = partner(token) {
      parameters = token
      token = end + 1
    }
    for _ in 0..<Self.reach {
      switch kinds[token] {
      case .leftBrace: return BlockParts(parameters: parameters, body: token)
      case .identifier, .arrow, .colonColon, .binaryOperator: token += 1
      case .leftAngle:
        guard let end = scanGenericArguments(token) else { return nil }
        token = end
      case .leftParen: token = after(token)
      default: return nil
      }
    }
    return nil
  }

  private mutating func parseLambda(_ parts: BlockParts) {
    guard enter() else { return }
    let node = tree.open(.objcLambda, i)
    if let parameters = parts.parameters {
      move(to: parameters)
      parseParameters()
    }
    move(to: parts.body)
    parseCodeBlock()
    closeNode(node)
    leave()
  }
}
