// Statements and the conditions in their headers.

extension Parser {
  mutating func parseStatement() {
    let node = tree.open(.returnStatement, i)
    let statement: NodeKind
    switch kind {
    case .kwGuard: statement = parseGuard()
    case .kwWhile: statement = parseWhile()
    case .kwFor: statement = parseFor()
    case .kwRepeat: statement = parseRepeat()
    case .kwDo: statement = parseDo()
    case .kwReturn: statement = parseReturn()
    case .kwThrow:
      advance()
      parseExpression()
      statement = .throwStatement
    case .kwDefer:
      advance()
      parseCodeBlock()
      statement = .deferStatement
    case .kwBreak: statement = parseJump(.breakStatement)
    case .kwContinue: statement = parseJump(.continueStatement)
    case .kwFallthrough:
      advance()
      statement = .fallthroughStatement
    case .softYield:
      advance()
      parseExpression()
      statement = .yieldStatement
    case .softDiscard:
      advance()
      parseExpression()
      statement = .discardStatement
    default: statement = parseLabeled()
    }
    tree.kind[node] = statement
    closeNode(node)
  }

  /// `label: for …`; labels of labels are a loop.
  private mutating func parseLabeled() -> NodeKind {
    i += 2
    guard enter() else { return .labeledStatement }
    parseItem()
    leave()
    return .labeledStatement
  }

  private mutating func parseJump(_ statement: NodeKind) -> NodeKind {
    advance()
    if kind.isIdentifier, !isAtLineStart { advance() }
    return statement
  }

  private mutating func parseReturn() -> NodeKind {
    advance()
    switch kind {
    case .rightBrace, .semicolon, .endOfFile, .poundElse, .poundElseif, .poundEndif, .poundIf, .kwCase, .kwDefault, .kwReturn, .kwLet,
      .kwVar, .kwFunc, .kwGuard, .kwFor, .kwWhile, .kwDefer, .kwBreak, .kwContinue, .kwThrow, .kwFallthrough, .kwStruct, .kwClass,
      .kwEnum, .kwExtension, .kwImport, .kwDo, .kwRepeat, .rightParen, .rightSquare, .interpolationEnd:
      if at(.kwRepeat), peek() != .leftBrace { break }
      return .returnStatement
    // A value even on the next line, as for the compiler.
    case .kwIf, .kwSwitch: break
    default:
      if isAtLineStart, isDeclarationStart() || isStatementStart() { return .returnStatement }
    }
    parseExpression()
    return .returnStatement
  }

  private mutating func parseGuard() -> NodeKind {
    advance()
    parseConditions()
    expect(.kwElse)
    parseCodeBlock()
    return .guardStatement
  }

  private mutating func parseWhile() -> NodeKind {
    advance()
    parseConditions()
    parseCodeBlock()
    return .whileStatement
  }

  private mutating func parseFor() -> NodeKind {
    advance()
    // `for try await unsafe case let x: T in …`
    if at(.kwTry) { advance() }
    if at(.softAwait) { advance() }
    if at(.softUnsafe), peek() != .kwIn, peek() != .colon { advance() }
    if eat(.kwCase) {
      withContext(.condition) { $0.parseMatchingPattern() }
    } else {
      parseBindingPattern()
    }
    if eat(.colon) { parseType() }
    expect(.kwIn)
    if at(.leftBrace) { missing() } else { withContext(.condition) { $0.parseExpression() } }
    parseWhereGuard()
    parseCodeBlock()
    return .forStatement
  }

  private mutating func parseRepeat() -> NodeKind {
    advance()
    parseCodeBlock()
    expect(.kwWhile)
    parseExpression()
    return .repeatStatement
  }

  /// `do throws(E) { } catch pattern where condition { }`
  private mutating func parseDo() -> NodeKind {
    advance()
    parseEffects()
    parseCodeBlock()
    while at(.kwCatch) {
      let node = tree.open(.catchClause, i)
      advance()
      while !at(.leftBrace) && !isAtEnd {
        let start = i
        if !at(.kwWhere) { withContext(.condition) { $0.parseMatchingPattern() } }
        parseWhereGuard()
        if !eat(.comma) || i == start { break }
      }
      parseCodeBlock()
      closeNode(node)
    }
    return .doStatement
  }

  /// `where condition` after a pattern.
  private mutating func parseWhereGuard(_ context: ExpressionContext = .condition) {
    guard at(.kwWhere) else { return }
    let node = tree.open(.guardClause, i)
    advance()
    withContext(context) { $0.parseExpression() }
    closeNode(node)
  }

  @inline(__always) mutating func withContext(_ new: ExpressionContext, _ body: (inout Parser) -> Void) {
    let savedContext = context, savedPattern = pattern
    context = new
    pattern = .none
    body(&self)
    context = savedContext
    pattern = savedPattern
  }

  // MARK: Conditions

  /// The comma-separated conditions of `if`, `guard` and `while`.
  mutating func parseConditions() {
    if at(.leftBrace) { return missing() }
    withContext(.condition) { parser in
      repeat {
        // After a trailing comma a `{` is the body, unless the closure is called at once.
        if parser.at(.leftBrace), parser.kinds[parser.i - 1] == .comma, !parser.isCalledClosure() { break }
        let start = parser.i
        parser.parseCondition()
        if parser.i == start { break }
      } while parser.eat(.comma)
    }
  }

  /// `{ … }()`
  private func isCalledClosure() -> Bool {
    guard let end = partner(i) else { return false }
    return kinds[end + 1] == .leftParen && !newline(before: end + 1)
  }

  private mutating func parseCondition() {
    switch kind {
    case .kwLet, .kwVar:
      let node = tree.open(.optionalBinding, i)
      advance()
      if at(.kwCase) { advance() }
      if kind.isWord || at(.placeholder) || at(.dollarIdentifier) {
        parseBindingPattern()
      } else {
        pattern = .binding
        parseMatchingPattern()
        pattern = .none
      }
      if eat(.colon) { parseType() }
      if eat(.equal) { parseExpression() }
      closeNode(node)
    case .kwCase:
      let node = tree.open(.matchingPattern, i)
      advance()
      parseMatchingPattern()
      if eat(.colon) { parseType() }
      if eat(.equal) { parseExpression() } else { fail(.expected) }
      closeNode(node)
    case .poundAvailable, .poundUnavailable: parseAvailability()
    default: parseExpression()
    }
  }

  /// `#available(iOS 17.0.1, *)`; the versions stay tokens.
  mutating func parseAvailability() {
    let node = tree.open(.availabilityCondition, i)
    advance()
    if at(.leftParen) { skipBalanced() } else { fail(.expected) }
    closeNode(node)
  }

  // MARK: if and switch

  /// `if … else if … else …`, one flat node with a branch for each `if`.
  mutating func parseIf() {
    guard enter() else { return }
    let node = tree.open(.ifExpr, i)
    while true {
      let branch = tree.open(.ifBranch, i)
      advance()
      parseConditions()
      parseCodeBlock()
      closeNode(branch)
      guard at(.kwElse) else { break }
      if peek() == .kwIf {
        advance()
        continue
      }
      let clause = tree.open(.elseClause, i)
      advance()
      parseCodeBlock()
      closeNode(clause)
      break
    }
    closeNode(node)
    leave()
  }

  mutating func parseSwitch() {
    guard enter() else { return }
    let node = tree.open(.switchExpr, i)
    advance()
    if at(.leftBrace) { missing() } else { withContext(.condition) { $0.parseExpression() } }
    if at(.leftBrace) {
      parseBraces { parser, _ in parser.parseSwitchCases() }
    } else {
      fail(.expected)
    }
    closeNode(node)
    leave()
  }

  func isUnknownDefault(_ token: Int) -> Bool {
    kinds[token] == .atSign && kinds[token + 1] == .identifier && self.token(token + 1, is: "unknown")
      && (kinds[token + 2] == .kwDefault || kinds[token + 2] == .kwCase)
  }

  /// Whether the `#if` here encloses cases rather than statements.
  mutating func isConditionalSwitchCases() -> Bool {
    let token = directiveBody(i)
    return kinds[token] == .kwCase || kinds[token] == .kwDefault || isUnknownDefault(token)
  }

  mutating func parseSwitchCases() {
    while !isAtEnd {
      switch kind {
      case .rightBrace, .poundElse, .poundElseif, .poundEndif, .interpolationEnd: return
      case .poundIf: parseIfConfig(.switchCases)
      case .kwCase, .kwDefault: parseSwitchCase()
      case .atSign where isUnknownDefault(i): parseSwitchCase()
      default: skipStrayCaseItem()
      }
    }
  }

  private mutating func skipStrayCaseItem() {
    if (at(.rightParen) || at(.rightSquare)) && matches[i] != TokenBuffer.unmatched { i += 1 }
    fail(.unexpected)
    let node = tree.open(.unexpected, i)
    let start = i
    parseItem()
    if i == start { skipBalanced() }
    closeNode(node)
  }

  private mutating func parseSwitchCase() {
    guard enter() else { return }
    let node = tree.open(.switchCase, i)
    if at(.atSign) { parseAttribute() }
    let label = tree.open(at(.kwDefault) ? .defaultLabel : .caseLabel, i)
    if !eat(.kwDefault) {
      advance()
      repeat {
        let start = i
        withContext(.basic) { $0.parseMatchingPattern() }
        parseWhereGuard(.basic)
        if i == start { break }
      } while eat(.comma)
    }
    expect(.colon)
    closeNode(label)
    parseItems(until: .switchCase)
    closeNode(node)
    leave()
  }
}
