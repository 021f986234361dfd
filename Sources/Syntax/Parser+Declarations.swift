// Declarations: types, functions, properties and the rest.

extension Parser {
  mutating func parseDeclaration() {
    let node = tree.open(.variableDecl, i)
    parseAttributesAndModifiers()
    let declaration: NodeKind
    switch kind {
    case .kwImport: declaration = parseImport()
    case .kwStruct: declaration = parseNominal(.structDecl)
    case .kwClass: declaration = parseNominal(.classDecl)
    case .kwEnum: declaration = parseNominal(.enumDecl)
    case .softActor: declaration = parseNominal(.actorDecl)
    case .kwProtocol: declaration = parseNominal(.protocolDecl)
    case .kwExtension: declaration = parseExtension()
    case .kwFunc: declaration = parseFunction()
    case .kwInit: declaration = parseInitializer()
    case .kwDeinit: declaration = parseDeinitializer()
    case .kwSubscript: declaration = parseSubscript()
    case .kwLet, .kwVar: declaration = parseVariable()
    case .kwCase: declaration = parseEnumCase()
    case .kwTypealias: declaration = parseTypealias(.typealiasDecl)
    case .kwAssociatedtype: declaration = parseTypealias(.associatedtypeDecl)
    case .kwOperator: declaration = parseOperator()
    case .kwPrecedencegroup: declaration = parsePrecedenceGroup()
    case .softMacro: declaration = parseMacroDeclaration()
    case .pound: declaration = parseMacroExpansionDeclaration()
    case .placeholder:
      advance()
      declaration = .unexpected
    default:
      fail(.expected)
      declaration = .unexpected
    }
    tree.kind[node] = declaration
    closeNode(node)
  }

  // MARK: Types

  private mutating func parseDeclaredName() {
    if kind.isIdentifier || at(.placeholder) {
      advance()
    } else if kind.isReserved && !isAtLineStart && peek() != .leftParen && !at(.kwWhere) {
      // A reserved word needs backticks here.
      fail(.expected)
      advance()
    } else {
      fail(.expected)
    }
  }

  private mutating func parseNominal(_ declaration: NodeKind) -> NodeKind {
    advance()
    parseDeclaredName()
    if at(.leftAngle) { parseGenericParameters() }
    if at(.colon) { parseInheritance() }
    if at(.kwWhere) { parseWhereClause() }
    parseMemberBlock()
    return declaration
  }

  private mutating func parseExtension() -> NodeKind {
    advance()
    parseType()
    if at(.colon) { parseInheritance() }
    if at(.kwWhere) { parseWhereClause() }
    parseMemberBlock()
    return .extensionDecl
  }

  /// `: A, B & C`
  private mutating func parseInheritance() {
    let node = tree.open(.inheritanceClause, i)
    advance()
    repeat {
      if at(.leftBrace) || at(.kwWhere) { break }
      // `protocol P: class`, the old spelling of AnyObject.
      if at(.kwClass) { leaf(.identifierType) } else { parseType() }
    } while eat(.comma)
    closeNode(node)
  }

  /// `where T: P, U.A == B`
  mutating func parseWhereClause() {
    let node = tree.open(.whereClause, i)
    advance()
    let savedContext = context
    context = .basic
    repeat {
      let start = i
      if at(.leftBrace) { break }
      parseType()
      if eat(.colon) {
        parseType()
      } else if at(.binaryOperator) || at(.equal) {
        advance()
        if at(.integerLiteral) || token(i, is: UInt8(ascii: "-")) {
          while at(.integerLiteral) || token(i, is: UInt8(ascii: "-")) { advance() }
        } else {
          parseType()
        }
      }
      if i == start { break }
    } while eat(.comma)
    context = savedContext
    closeNode(node)
  }

  /// `<T: P, each U, let n: Int>`; the current token is the `<`.
  mutating func parseGenericParameters() {
    let node = tree.open(.genericParameterClause, i)
    advance()
    while !isAtEnd && !at(.rightAngle) {
      let start = i
      let parameter = tree.open(.genericParameter, i)
      while at(.atSign) { parseAttribute() }
      if at(.softEach), !newline(before: i + 1), peek().isIdentifier { advance() }
      if at(.kwLet) { advance() }
      parseDeclaredName()
      if at(.postfixOperator), token(i, is: "...") { advance() }
      if eat(.colon) { parseType() }
      closeNode(parameter)
      if at(.kwWhere) { parseWhereClause() }
      if !eat(.comma) || i == start { break }
    }
    expect(.rightAngle)
    closeNode(node)
  }

  // MARK: Members

  mutating func parseMemberBlock() {
    guard at(.leftBrace) else { return missing(.memberBlock) }
    guard enter() else { return }
    let node = tree.open(.memberBlock, i)
    parseBraces { $0.parseMembers(until: .brace, indentation: $1) }
    closeNode(node)
    leave()
  }

  mutating func parseMembers(until end: ItemsEnd, indentation: Int = -1) {
    while true {
      switch kind {
      case .endOfFile, .poundElse, .poundElseif, .poundEndif, .interpolationEnd: return
      case .rightBrace:
        if end == .brace { return }
        skipUnexpected()
        continue
      case .rightParen, .rightSquare:
        if matches[i] != TokenBuffer.unmatched { return }
        skipUnexpected()
        continue
      case .semicolon:
        advance()
        continue
      default: break
      }
      if isOutdented(indentation) { return }
      let start = i
      if at(.poundIf) && skipAttributeDirective(i) == nil {
        parseIfConfig(.members)
      } else if at(.poundSourceLocation) {
        parseItem()
      } else if isMemberStart() {
        parseDeclaration()
      } else {
        parseStrayMember()
      }
      if i == start { skipUnexpected() }
    }
  }

  private func isMemberStart() -> Bool {
    switch kind {
    case .kwImport, .kwStruct, .kwClass, .kwEnum, .kwExtension, .kwFunc, .kwLet, .kwVar, .kwTypealias, .kwProtocol,
      .kwAssociatedtype, .kwOperator, .kwPrecedencegroup, .kwSubscript, .kwDeinit, .kwInit, .kwCase, .atSign, .poundIf, .pound,
      .placeholder:
      return true
    case .softActor, .softMacro: return peek().isIdentifier
    default: return isModifier(i)
    }
  }

  /// Statements among members are errors, but worth reading: the next member starts where they end.
  private mutating func parseStrayMember() {
    fail(.unexpected)
    let node = tree.open(.unexpected, i)
    let start = i
    parseItem()
    if i == start { skipBalanced() }
    closeNode(node)
  }

  // MARK: Functions

  private mutating func parseFunction() -> NodeKind {
    advance()
    if kind.isIdentifier || at(.placeholder) {
      advance()
    } else if isOperatorToken(i) {
      parseOperatorName()
    } else {
      parseDeclaredName()
    }
    if at(.leftAngle) { parseGenericParameters() }
    parseParameters()
    parseEffects()
    if eat(.arrow) { parseType() }
    if at(.kwWhere) { parseWhereClause() }
    if at(.leftBrace) { parseCodeBlock() }
    return .functionDecl
  }

  func isOperatorToken(_ token: Int) -> Bool {
    switch kinds[token] {
    case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .equal, .exclamation, .postfixQuestion,
      .infixQuestion, .prefixAmpersand, .arrow, .regexLiteral:
      return true
    default: return false
    }
  }

  /// An operator as a function's name: a glued run, but its last `<` opens generic parameters when a name follows.
  mutating func parseOperatorName() {
    let first = i
    advance()
    while isOperatorToken(i), isGlued(i) {
      if at(.leftAngle), peek().isIdentifier, !flags[i].contains(.glued), i > first { break }
      advance()
    }
  }

  private mutating func parseInitializer() -> NodeKind {
    advance()
    if at(.postfixQuestion) || at(.exclamation) { advance() }
    if at(.leftAngle) { parseGenericParameters() }
    parseParameters()
    parseEffects()
    if eat(.arrow) { parseType() }
    if at(.kwWhere) { parseWhereClause() }
    if at(.leftBrace) { parseCodeBlock() }
    return .initializerDecl
  }

  private mutating func parseDeinitializer() -> NodeKind {
    advance()
    parseEffects()
    if at(.leftBrace) { parseCodeBlock() }
    return .deinitializerDecl
  }

  private mutating func parseSubscript() -> NodeKind {
    advance()
    if at(.leftAngle) { parseGenericParameters() }
    parseParameters()
    parseEffects()
    if eat(.arrow) { parseType() } else { fail(.expected) }
    if at(.kwWhere) { parseWhereClause() }
    if at(.leftBrace) { parseAccessorBlock() }
    return .subscriptDecl
  }

  /// `async throws(E)` in any order.
  mutating func parseEffects() {
    while true {
      switch kind {
      case .softAsync, .softReasync, .kwRethrows: advance()
      case .softAwait where !isAtLineStart, .kwThrow, .kwTry:
        if at(.softAwait) || peek() == .arrow || peek() == .leftBrace {
          fail(.unexpected)
          advance()
        } else {
          return
        }
      case .kwThrows:
        let node = tree.open(.throwsClause, i)
        advance()
        if at(.leftParen), !isAtLineStart {
          advance()
          parseType()
          expect(.rightParen)
        }
        closeNode(node)
      default: return
      }
    }
  }

  /// `(label name: Type = value, …)`
  mutating func parseParameters() {
    guard at(.leftParen) else { return missing(.parameterClause) }
    guard enter() else { return }
    let node = tree.open(.parameterClause, i)
    let savedContext = context, savedPattern = pattern
    context = .basic
    pattern = .none
    advance()
    parseList(until: .rightParen) { $0.parseParameter() }
    context = savedContext
    pattern = savedPattern
    closeNode(node)
    leave()
  }

  /// Whether what stands here can only belong to something outside an unfinished list.
  func isListBroken() -> Bool {
    switch kind {
    case .rightBrace, .rightParen, .rightSquare, .poundElse, .poundElseif, .poundEndif, .interpolationEnd, .endOfFile: return true
    case .leftBrace: return false
    case .kwFunc, .kwStruct, .kwClass, .kwEnum, .kwExtension, .kwImport, .kwProtocol, .kwVar, .kwLet, .kwReturn, .kwGuard, .kwFor, .kwWhile:
      return isAtLineStart
    default: return false
    }
  }

  private mutating func parseParameter() {
    let node = tree.open(.parameter, i)
    while at(.atSign) { parseAttribute() }
    // `_const`, `isolated` before a label.
    while isModifier(i), peek().isIdentifier || peek() == .underscore, peek(2).isIdentifier || peek(2) == .underscore { leaf(.modifier) }
    if kind.isWord || at(.underscore) || at(.placeholder) {
      advance()
      if kind.isWord || at(.underscore) || at(.placeholder) { advance() }
    } else if !at(.colon) {
      fail(.expected)
    }
    if eat(.colon) {
      parseType()
    } else {
      fail(.expected)
    }
    if at(.postfixOperator) || at(.binaryOperator) || at(.prefixOperator), token(i, is: "...") { advance() }
    if eat(.equal) { parseExpression() }
    closeNode(node)
  }

  // MARK: Enum cases

  private mutating func parseEnumCase() -> NodeKind {
    advance()
    repeat {
      let node = tree.open(.enumCaseElement, i)
      parseDeclaredName()
      if at(.leftParen), !isAtLineStart { parseEnumPayload() }
      if eat(.equal) { parseExpression() }
      closeNode(node)
    } while eat(.comma)
    return .enumCaseDecl
  }

  private mutating func parseEnumPayload() {
    guard enter() else { return }
    let node = tree.open(.parameterClause, i)
    advance()
    parseList(until: .rightParen) { $0.parsePayloadElement() }
    closeNode(node)
    leave()
  }

  /// `name: Type = value` in an enum case.
  private mutating func parsePayloadElement() {
    let parameter = tree.open(.parameter, i)
    while isModifier(i), peek().isIdentifier || peek() == .underscore, peek(2) == .colon { leaf(.modifier) }
    if (kind.isWord || at(.underscore)) && (peek() == .colon || ((peek().isWord || peek() == .underscore) && peek(2) == .colon)) {
      while !at(.colon) { advance() }
      advance()
    }
    parseType()
    if at(.postfixOperator), token(i, is: "...") { advance() }
    if eat(.equal) { parseExpression() }
    closeNode(parameter)
  }

  // MARK: The rest

  private mutating func parseImport() -> NodeKind {
    advance()
    switch kind {
    case .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwTypealias, .kwFunc, .kwVar, .kwLet: advance()
    default: break
    }
    parseDeclaredName()
    while at(.period) || at(.colonColon) {
      advance()
      if kind.isWord { advance() } else if isOperatorToken(i) { parseOperatorName() } else { fail(.expected) }
    }
    return .importDecl
  }

  private mutating func parseTypealias(_ declaration: NodeKind) -> NodeKind {
    advance()
    parseDeclaredName()
    if at(.leftAngle) { parseGenericParameters() }
    if at(.colon) { parseInheritance() }
    if eat(.equal) { parseType() }
    if at(.kwWhere) { parseWhereClause() }
    return declaration
  }

  /// `prefix operator +++: Group`
  private mutating func parseOperator() -> NodeKind {
    advance()
    if isOperatorToken(i) { parseOperatorName() } else { fail(.expected) }
    if eat(.colon) {
      repeat { parseDeclaredName() } while eat(.comma)
    }
    if at(.leftBrace) { skipBalanced() }
    return .operatorDecl
  }

  private mutating func parsePrecedenceGroup() -> NodeKind {
    advance()
    parseDeclaredName()
    if at(.leftBrace), partner(i) != nil { skipBalanced() } else { fail(.expected) }
    return .precedenceGroupDecl
  }

  private mutating func parseMacroDeclaration() -> NodeKind {
    advance()
    parseDeclaredName()
    if at(.leftAngle) { parseGenericParameters() }
    parseParameters()
    parseEffects()
    if eat(.arrow) { parseType() }
    if eat(.equal) { parseExpression() }
    if at(.kwWhere) { parseWhereClause() }
    return .macroDecl
  }

  /// `#name<T>(arguments) { … }` among members, or with attributes.
  private mutating func parseMacroExpansionDeclaration() -> NodeKind {
    parseMacroTail()
    return .macroExpansionDecl
  }
}
