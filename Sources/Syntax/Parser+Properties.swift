// Variables, constants and their accessors.

extension Parser {
  mutating func parseVariable() -> NodeKind {
    advance()
    repeat {
      let node = tree.open(.patternBinding, i)
      parseBindingPattern()
      if eat(.colon) { parseType() }
      if at(.equal) {
        advance()
        parseExpression()
      }
      if at(.leftBrace) { parseAccessorBlock() }
      closeNode(node)
    } while eat(.comma)
    return .variableDecl
  }

  /// `{ get set }`, `{ didSet { } }`, or an implicit getter.
  mutating func parseAccessorBlock() {
    guard enter() else { return }
    let node = tree.open(.accessorBlock, i)
    if isAccessorBlock() {
      parseBraces { parser, _ in parser.parseAccessors() }
    } else {
      parseBracedItems()
    }
    closeNode(node)
    leave()
  }

  mutating func parseAccessors() {
    while !isAtEnd && !at(.rightBrace) && !at(.interpolationEnd) && !at(.poundEndif) && !at(.poundElse) && !at(.poundElseif) {
      if at(.poundIf) {
        parseIfConfig(.accessors)
        continue
      }
      let start = i
      parseAccessor()
      if i == start { skipUnexpected() }
    }
  }

  private mutating func parseAccessor() {
    let node = tree.open(.accessorDecl, i)
    while at(.atSign) { parseAttribute() }
    while isAccessorModifier(i), isAccessorWord(i + 1) || isAccessorModifier(i + 1) || peek() == .leftParen { leafModifier() }
    if isAccessorWord(i) || at(.kwInit) { advance() } else { fail(.expected) }
    if at(.leftParen), peek().isIdentifier || peek() == .underscore, peek(2) == .rightParen { i += 3 }
    parseEffects()
    if at(.leftBrace) { parseCodeBlock() }
    closeNode(node)
  }

  private mutating func leafModifier() {
    let node = tree.open(.modifier, i)
    advance()
    if at(.leftParen), peek().isWord, peek(2) == .rightParen { i += 3 }
    closeNode(node)
  }

  private func isAccessorModifier(_ token: Int) -> Bool {
    switch kinds[token] {
    case .softMutating, .softNonmutating, .softConsumingUnderscore, .softBorrowing, .softConsuming, .softNonisolated: return true
    default: return false
    }
  }

  func isAccessorWord(_ token: Int) -> Bool {
    switch kinds[token] {
    case .softGet, .softSet, .softWillSet, .softDidSet, .softUnderscoreRead, .softUnderscoreModify, .softRead, .softModify,
      .softUnsafeAddress, .softMutate, .softBorrow, .softYield, .softUnderscoreBorrow:
      return true
    case .identifier:
      return self.token(token, is: "unsafeMutableAddress") || self.token(token, is: "_mutate")
        || self.token(token, is: "addressWithOwner") || self.token(token, is: "mutableAddressWithOwner")
        || self.token(token, is: "addressWithNativeOwner") || self.token(token, is: "mutableAddressWithNativeOwner")
        || self.token(token, is: "yielding_borrow") || self.token(token, is: "yielding_mutate")
    default: return false
    }
  }

  /// Whether the braces hold accessors rather than the statements of a getter.
  mutating func isAccessorBlock() -> Bool {
    var token = i + 1
    if kinds[token] == .poundIf { token = directiveBody(token) }
    if kinds[token] == .rightBrace { return false }
    while kinds[token] == .atSign { token = skipAttribute(token) }
    while isAccessorModifier(token), isAccessorWord(token + 1) || isAccessorModifier(token + 1) { token += 1 }
    if kinds[token] == .kwInit { return isAfterAccessorWord(token + 1) && kinds[token + 1] != .softGet }
    return isAccessorWord(token) && isAfterAccessorWord(token + 1)
  }

  /// What may follow an accessor's word, which a statement that starts with the same name would not have.
  private func isAfterAccessorWord(_ token: Int) -> Bool {
    switch kinds[token] {
    case .leftBrace, .rightBrace, .softAsync, .kwThrows, .kwRethrows, .semicolon, .atSign, .poundIf, .poundEndif, .poundElse, .poundElseif: return true
    case .leftParen: return kinds[token + 1].isIdentifier && kinds[token + 2] == .rightParen && kinds[token + 3] == .leftBrace
    default: return isAccessorWord(token) || isAccessorModifier(token)
    }
  }
}
