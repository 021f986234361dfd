// Files, blocks, the items in them, and conditional compilation.

extension Parser {
  mutating func parseSourceFile() {
    let node = tree.open(.sourceFile, 0)
    if at(.shebang) { advance() }
    while !isAtEnd {
      parseItems(until: .endOfFile)
      if !isAtEnd { skipUnexpected() }
    }
    closeNode(node)
  }

  /// `{ statements }`
  mutating func parseCodeBlock() {
    guard at(.leftBrace) else { return missing(.codeBlock) }
    guard enter() else { return }
    let node = tree.open(.codeBlock, i)
    parseBracedItems()
    closeNode(node)
    leave()
  }

  /// The items between braces, with both braces; the current token is the `{`.
  mutating func parseBracedItems() {
    parseBraces { $0.parseItems(until: .brace, indentation: $1) }
  }

  /// Reads what stands between braces, in a context of its own; the current token is the `{`.
  @inline(__always) mutating func parseBraces(_ body: (inout Parser, _ indentation: Int) -> Void) {
    let savedContext = context, savedPattern = pattern
    context = .basic
    pattern = .none
    let brace = i, indentation = blockIndentation(i)
    advance()
    body(&self, indentation)
    closeBrace(brace, indentation)
    context = savedContext
    pattern = savedPattern
  }

  /// Comma-separated elements and the closer, which is expected; the opener is consumed.
  ///
  /// An element that reads nothing is skipped; what belongs to an outer construct ends an unfinished list.
  @inline(__always) mutating func parseList(until closer: TokenKind, _ element: (inout Parser) -> Void) {
    while !isAtEnd && !at(closer) {
      let start = i
      element(&self)
      if eat(.comma) { continue }
      if at(closer) || isListBroken() { break }
      fail(.expected)
      if i == start { skipUnexpected() }
    }
    expect(closer)
  }

  /// For a brace without a trustworthy partner the column of its line, else -1.
  ///
  /// In files with unbalanced braces a closer that stands further left than the line of its opener belongs to an
  /// outer block.
  func blockIndentation(_ brace: Int) -> Int {
    guard hasUnmatchedBrace else { return -1 }
    let column = lineIndentation(brace)
    if let end = partner(brace) {
      return newline(before: end) && lineIndentation(end) < column ? column : -1
    }
    return column
  }

  /// The number of blank bytes at the start of the token's line.
  private func lineIndentation(_ token: Int) -> Int {
    var start = Int(starts[token])
    while start > 0, source[start - 1] != UInt8(ascii: "\n"), source[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    var end = start
    while source[end] == UInt8(ascii: " ") || source[end] == UInt8(ascii: "\t") { end += 1 }
    return end - start
  }

  /// Whether the current token, at a line start, stands so far left that the block must have ended before it.
  func isOutdented(_ indentation: Int) -> Bool {
    guard indentation >= 0, isAtLineStart else { return false }
    switch kind {
    case .kwFunc, .kwStruct, .kwClass, .kwEnum, .kwExtension, .kwProtocol, .kwImport, .kwVar, .kwLet, .kwInit, .kwPrivate,
      .kwPublic, .kwStatic, .kwFileprivate, .kwInternal, .atSign, .softActor, .softFinal, .softOverride, .softMutating:
      return lineIndentation(i) <= indentation
    case .rightBrace: return lineIndentation(i) < indentation
    default: return false
    }
  }

  /// Consumes the `}` of the block that `brace` opened, unless it belongs to an outer block.
  mutating func closeBrace(_ brace: Int, _ indentation: Int) {
    let belongs = matches[i] == TokenBuffer.unmatched || Int(matches[i]) >= brace
    if at(.rightBrace), belongs, !isOutdented(indentation) { advance() } else { fail(.expected) }
  }

  /// What ends a list of items.
  enum ItemsEnd { case endOfFile, brace, directive, switchCase }

  /// Statements, declarations and expressions up to what ends their list, which is not consumed.
  mutating func parseItems(until end: ItemsEnd, indentation: Int = -1) {
    while true {
      switch kind {
      case .endOfFile: return
      case .poundElse, .poundElseif, .poundEndif:
        // Inside a block these can only be strays: the clause around the block would have balanced braces.
        if end != .endOfFile { return }
        skipUnexpected()
        continue
      case .interpolationEnd: return
      case .rightBrace:
        if end == .brace || end == .switchCase { return }
        skipUnexpected()
        continue
      case .rightParen, .rightSquare:
        // A partner, if any, was opened outside this list.
        if matches[i] != TokenBuffer.unmatched { return }
        skipUnexpected()
        continue
      case .kwCase, .kwDefault:
        if end == .switchCase { return }
        skipUnexpected()
        continue
      case .atSign where end == .switchCase && isUnknownDefault(i): return
      case .poundIf where end == .switchCase && isConditionalSwitchCases(): return
      case .semicolon:
        advance()
        continue
      default: break
      }
      if isOutdented(indentation) { return }
      let start = i
      parseItem()
      if i == start {
        skipUnexpected()
      } else {
        checkSeparator()
      }
    }
  }

  /// Items on one line need a semicolon between them.
  private mutating func checkSeparator() {
    switch kind {
    case .semicolon, .endOfFile, .rightBrace, .poundElse, .poundElseif, .poundEndif, .interpolationEnd, .kwCase, .kwDefault: return
    default: if !isAtLineStart { fail(.missingSeparator) }
    }
  }

  mutating func parseItem() {
    switch kind {
    case .poundIf:
      if isDeclarationStart() { return parseDeclaration() }
      parseIfConfig(.items)
    case .poundSourceLocation: parseSourceLocation()
    case .kwIf: parseIf()
    case .kwSwitch: parseSwitch()
    // Without a block it expands a pack.
    case .kwRepeat where peek() != .leftBrace && (canStartOperand(i + 1) || peek() == .leftParen || peek() == .leftSquare || peek() == .period): parseExpression()
    case .kwGuard, .kwWhile, .kwFor, .kwRepeat, .kwDo, .kwReturn, .kwThrow, .kwDefer, .kwBreak, .kwContinue, .kwFallthrough:
      parseStatement()
    default:
      if isDeclarationStart() {
        parseDeclaration()
      } else if isStatementStart() {
        parseStatement()
      } else {
        parseExpression()
      }
    }
  }

  // MARK: #if

  enum IfConfigBody { case items, members, switchCases, attributes, postfix, accessors }

  /// `#if condition … #elseif … #else … #endif`
  mutating func parseIfConfig(_ body: IfConfigBody) {
    guard enter() else { return }
    let node = tree.open(body == .postfix ? .ifConfigSuffix : .ifConfig, i)
    parseIfConfigClause(body)
    while at(.poundElseif) || at(.poundElse) { parseIfConfigClause(body) }
    if !eat(.poundEndif) { fail(.unterminatedDirective) }
    closeNode(node)
    leave()
  }

  private mutating func parseIfConfigClause(_ body: IfConfigBody) {
    let node = tree.open(.ifConfigClause, i)
    let isElse = at(.poundElse)
    advance()
    if !isElse && !isAtLineStart {
      let savedContext = context
      context = .directive
      parseExpression()
      context = savedContext
    }
    while !isAtLineStart && !isAtEnd { skipUnexpected() }
    switch body {
    case .items: parseItems(until: .directive)
    case .members: parseMembers(until: .directive)
    case .switchCases: parseSwitchCases()
    case .attributes: parseAttributesAndModifiers()
    case .postfix: parsePostfixClause()
    case .accessors: parseAccessors()
    }
    while !at(.poundElseif) && !at(.poundElse) && !at(.poundEndif) && !isAtEnd {
      if at(.interpolationEnd) || (body == .accessors && at(.rightBrace)) { break }
      skipUnexpected()
    }
    closeNode(node)
  }

  /// `#sourceLocation(file: "x", line: 1)`
  private mutating func parseSourceLocation() {
    let node = tree.open(.sourceLocationDirective, i)
    advance()
    if at(.leftParen), let end = partner(i) {
      while i < end { if at(.stringStart) { parseString() } else { advance() } }
      i = end + 1
    }
    closeNode(node)
  }
}
