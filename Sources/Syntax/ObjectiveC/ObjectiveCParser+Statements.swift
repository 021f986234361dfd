extension ObjCParser {
  /// Parses a block of statements; the current token is its brace.
  mutating func parseCodeBlock() {
    let node = tree.open(.codeBlock, i)
    let close = partner(i)
    advance()
    let outer = stopsAtKeyword
    stopsAtKeyword = false
    while !isBlockEnd(close) {
      let before = i
      parseStatement()
      if i == before { skipUnexpected() }
    }
    stopsAtKeyword = outer
    endList(close, .rightBrace)
    closeNode(node)
  }

  mutating func parseStatement() {
    guard enter() else { return }
    defer { leave() }
    switch kind {
    case .leftBrace: parseCodeBlock()
    case .semicolon: leaf(.objcEmptyStatement)
    case .directive, .poundIf, .poundElse, .poundElseif, .poundEndif: parseDirective { $0.parseStatement() }
    case .identifier: parseWordStatement()
    case .atKeyword: parseAtStatement()
    default: parseExpressionStatement()
    }
  }

  private mutating func parseWordStatement() {
    switch word(i) {
    case .ifWord: parseIf()
    case .elseWord: parseElse()
    case .forWord: parseFor()
    case .whileWord: parseHeaded(.whileStatement)
    case .switchWord: parseHeaded(.objcSwitch)
    case .doWord: parseDo()
    case .caseWord where peek() != .colon, .defaultWord where peek() == .colon: parseCase()
    case .breakWord: parseJump(.breakStatement)
    case .continueWord: parseJump(.continueStatement)
    case .returnWord: parseJump(.returnStatement)
    case .gotoWord: parseJump(.objcGoto)
    case .throwWord where peek() == .identifier || peek() == .semicolon: parseJump(.throwStatement)
    case .tryWord where peek() == .leftBrace: parseTry()
    case .typedefWord: parseTypedef()
    case .usingWord where peek() == .identifier: skipToSemicolon(.objcTypedef)
    case .recordWord, .enumWord, .classWord, .qualifier:
      if isRecordDefinition { parseRecord() } else { parseDeclarationOrExpression() }
    case .asmWord: skipToSemicolon(.objcEmptyStatement)
    default:
      if peek() == .colon, !word(i).startsStatement {
        let node = tree.open(.labeledStatement, i)
        advance()
        advance()
        closeNode(node)
      } else {
        parseDeclarationOrExpression()
      }
    }
  }

  private mutating func parseAtStatement() {
    switch word(i) {
    case .atTry: parseTry()
    case .atSynchronized: parseHeaded(.objcSynchronized)
    case .atAutoreleasepool:
      let node = tree.open(.objcAutoreleasePool, i)
      advance()
      parseBody()
      closeNode(node)
    case .atThrow: parseJump(.throwStatement)
    case .atImport: skipToSemicolon(.objcImport)
    case .atClass: skipToSemicolon(.objcForwardDeclaration)
    default: parseExpressionStatement()
    }
  }

  private mutating func parseDeclarationOrExpression() {
    if let declarator = scanDeclaration(i), !declarator.isFunction || isLocalDeclaration(declarator) {
      parseVariable(declarator)
    } else {
      parseExpressionStatement()
    }
  }

  /// `Type name(arguments);` declares; a macro in capitals before a call does not.
  private func isLocalDeclaration(_ declarator: Declarator) -> Bool { declarator.start > i && !isMacroName(declarator.start - 1) && !newline(before: declarator.start) }

  // MARK: Branches and loops

  private mutating func parseIf() {
    let node = tree.open(.objcIf, i)
    while true {
      let branch = tree.open(.ifBranch, i)
      advance()
      if at(.identifier), peek() == .leftParen { advance() }
      parseHeader()
      parseBody()
      closeNode(branch)
      guard isWord(i, .elseWord) else { break }
      if isWord(i + 1, .ifWord) {
        advance()
      } else {
        parseElse()
        break
      }
    }
    closeNode(node)
  }

  private mutating func parseElse() {
    let node = tree.open(.elseClause, i)
    advance()
    parseBody()
    closeNode(node)
  }

  /// A keyword, a header in parentheses and a body.
  private mutating func parseHeaded(_ kind: NodeKind) {
    let node = tree.open(kind, i)
    advance()
    parseHeader()
    parseBody()
    closeNode(node)
  }

  /// The condition in parentheses: its expressions, or the variable that it declares.
  private mutating func parseHeader() {
    guard at(.leftParen) else { return }
    let close = partner(i)
    advance()
    if let declarator = scanDeclaration(i), kinds[declarator.end] == .equal {
      parseVariable(declarator, in: close)
    }
    parseExpressions(close)
    endList(close, .rightParen)
  }

  /// Expressions up to the end of a group, whatever stands between them.
  mutating func parseExpressions(_ close: Int?) {
    let outer = stopsAtKeyword
    stopsAtKeyword = false
    while !isListEnd(close) {
      let before = i
      if at(.comma) || at(.semicolon) { advance() } else if kind.isDirective { skipDirectives() } else { parseExpression() }
      if i == before { advance() }
    }
    stopsAtKeyword = outer
  }

  /// The statement that belongs to a keyword; an empty node when the source lacks it.
  private mutating func parseBody() {
    // Of an `#if` whose clauses share the body: `else` … `#endif` … `{`.
    while kind.isDirective, at(.directive) || matches[i] == TokenBuffer.unmatched { advance() }
    if at(.rightBrace) || isAtEnd || isClauseEnd(i) || isContainerEnd(i) {
      tree.close(tree.open(.missing, i), i)
    } else {
      parseStatement()
    }
  }

  private mutating func parseDo() {
    let node = tree.open(.objcDo, i)
    advance()
    parseBody()
    if isWord(i, .whileWord) {
      advance()
      parseHeader()
      _ = eat(.semicolon)
    }
    closeNode(node)
  }

  private mutating func parseFor() {
    let node = tree.open(.forStatement, i)
    advance()
    if at(.leftParen) {
      let close = partner(i)
      let separator = close.flatMap { forInSeparator(i, $0) }
      advance()
      if let separator {
        tree.kind[node] = .objcForIn
        if let declarator = scanDeclaration(i), declarator.name < separator {
          parseVariable(declarator, in: separator)
        } else {
          parseExpressions(separator)
        }
        move(to: separator + 1)
        parseExpressions(close)
      } else {
        if let declarator = scanDeclaration(i), !declarator.isFunction { parseVariable(declarator, in: close) }
        parseExpressions(close)
        while close == nil, eat(.semicolon) { parseExpressions(close) }
      }
      endList(close, .rightParen)
    }
    parseBody()
    closeNode(node)
  }

  /// The `in` or `:` between the element and the collection.
  private func forInSeparator(_ open: Int, _ close: Int) -> Int? {
    var token = open + 1, colon: Int?
    while token < close {
      switch kinds[token] {
      case .semicolon, .infixQuestion: return nil
      case .colon: colon = colon ?? token
      case .identifier: if isWord(token, .inWord), token > open + 1 { return token }
      default: break
      }
      token = after(token)
    }
    return colon
  }

  // MARK: Cases, jumps, exceptions

  /// The labels of a case and the statements up to the next.
  private mutating func parseCase() {
    let node = tree.open(.switchCase, i)
    while isWord(i, .caseWord) || (isWord(i, .defaultWord) && peek() == .colon) {
      let label = tree.open(isWord(i, .caseWord) ? .caseLabel : .defaultLabel, i)
      advance()
      while !at(.colon), !isListEnd(nil), !at(.leftBrace) {
        let before = i
        parseExpression()
        if i == before { advance() }
      }
      _ = eat(.colon)
      closeNode(label)
    }
    while !isBlockEnd(nil), !isClauseEnd(i), !startsCase(afterDirectives(i)) {
      let before = i
      parseStatement()
      if i == before { skipUnexpected() }
    }
    closeNode(node)
  }

  private func startsCase(_ token: Int) -> Bool { isWord(token, .caseWord) || (isWord(token, .defaultWord) && kinds[token + 1] == .colon) }

  private mutating func parseJump(_ kind: NodeKind) {
    let node = tree.open(kind, i)
    advance()
    finishStatement()
    closeNode(node)
  }

  private mutating func parseTry() {
    let node = tree.open(.objcTry, i)
    advance()
    if at(.leftBrace) { parseCodeBlock() }
    while isWord(i, .atCatch) || (isWord(i, .catchWord) && peek() == .leftParen) {
      let clause = tree.open(.catchClause, i)
      advance()
      if at(.leftParen) {
        leaf(.objcParameterList, to: after(i))
      }
      if at(.leftBrace) { parseCodeBlock() }
      closeNode(clause)
    }
    if isWord(i, .atFinally) {
      let clause = tree.open(.objcFinally, i)
      advance()
      if at(.leftBrace) { parseCodeBlock() }
      closeNode(clause)
    }
    closeNode(node)
  }

  // MARK: Expressions as statements

  mutating func parseExpressionStatement() {
    let node = tree.open(.objcExpressionStatement, i)
    finishStatement()
    closeNode(node)
  }

  /// The expressions of a statement up to its semicolon. A statement made by a macro may lack it: then it ends with its line.
  mutating func finishStatement() {
    let start = i
    while !isListEnd(nil) {
      let before = i
      if kind.isDirective {
        guard continuesExpression(afterDirectives(i)) else { break }
        skipDirectives()
        continue
      }
      if i > start, newline(before: i), !continuesExpression(i) { break }
      if at(.leftBrace), i > start {
        // A macro with a body.
        parseCodeBlock()
        return
      }
      if word(i).startsStatement, i > start { break }
      if at(.comma) { advance() } else { parseExpression() }
      if i == before { advance() }
    }
    _ = eat(.semicolon)
  }

  /// Moves over directives inside of an expression; of several clauses the first is read.
  mutating func skipDirectives() { move(to: afterDirectives(i)) }

  /// Whether a token can only go on with an expression.
  func continuesExpression(_ token: Int) -> Bool {
    switch kinds[token] {
    case .rightParen, .rightSquare, .semicolon, .comma, .colon, .period, .arrow, .equal, .infixQuestion, .rightAngle, .leftAngle, .cString: return true
    case .binaryOperator:
      switch ObjCOperator(rawValue: matches[token]) {
      case .infix, .doubleAmpersand, .plus, .minus, .compoundAssignment: return true
      default: return false
      }
    default: return false
    }
  }

  /// A node of everything up to and including the next semicolon, groups skipped.
  mutating func skipToSemicolon(_ kind: NodeKind) {
    let node = tree.open(kind, i)
    while !at(.semicolon), !isListEnd(nil) { skipBalanced() }
    _ = eat(.semicolon)
    closeNode(node)
  }
}
