// Decisions that need more than the next token. Each is O(1), cached on a token, or as long as what it accepts.

extension Parser {
  // MARK: Declarations

  private static let declarationKeywords = TokenSet(
    .kwImport, .kwStruct, .kwClass, .kwEnum, .kwExtension, .kwFunc, .kwLet, .kwVar, .kwTypealias, .kwProtocol,
    .kwAssociatedtype, .kwOperator, .kwPrecedencegroup, .kwSubscript, .kwDeinit)

  func isModifier(_ token: Int) -> Bool {
    switch kinds[token] {
    case .kwStatic, .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .softOpen, .softPackage, .softOverride, .softFinal,
      .softLazy, .softWeak, .softUnowned, .softMutating, .softNonmutating, .softConvenience, .softRequired, .softDynamic,
      .softOptional, .softIndirect, .softPrefix, .softPostfix, .softInfix, .softBorrowing, .softConsuming, .softSending,
      .softIsolated, .softNonisolated, .softDistributed, .softAsync, .softConsumingUnderscore, .softUnderscoreConst,
      .softModule:
      return !flags[token].contains(.backticked)
    case .identifier: return self.token(token, is: "_local") || self.token(token, is: "__setter_access")
    default: return false
    }
  }

  /// Whether attributes, modifiers and a declaration keyword start here, outside a type's members.
  mutating func isDeclarationStart() -> Bool {
    if Self.declarationKeywords.contains(kind) { return true }
    if i < noDeclarationBefore { return false }
    switch kind {
    case .atSign, .poundIf: break
    case .softActor where newline(before: i + 1): return peek() == .identifier && [.leftBrace, .colon, .leftAngle].contains(peek(2))
    case .softActor, .softMacro: return peek().isIdentifier && !newline(before: i + 1)
    default: if !isModifier(i) { return false }
    }
    var token = i
    var hasAttribute = false
    while true {
      if kinds[token] == .atSign {
        token = skipAttribute(token)
        hasAttribute = true
      } else if kinds[token] == .poundIf {
        guard let end = skipAttributeDirective(token) else { break }
        token = end
        hasAttribute = true
      } else if kinds[token] == .kwClass, Self.declarationKeywords.contains(kinds[token + 1]) {
        return true
      } else if isModifier(token) {
        token += 1
        if kinds[token] == .leftParen, isModifierArgument(token + 1), kinds[token + 2] == .rightParen { token += 3 }
      } else {
        break
      }
    }
    switch kinds[token] {
    case .kwInit: return token > i && (kinds[token + 1] == .leftParen || kinds[token + 1] == .leftAngle || kinds[token + 1] == .postfixQuestion || kinds[token + 1] == .exclamation)
    case .softActor, .softMacro: return kinds[token + 1].isIdentifier
    case .kwCase: return hasAttribute == false && token > i && kinds[token - 1] == .softIndirect
    case .pound: return hasAttribute || token > i
    default:
      if Self.declarationKeywords.contains(kinds[token]) { return true }
    }
    noDeclarationBefore = token
    // Attributes can belong to nothing but a declaration.
    return kinds[i] == .atSign && hasAttribute
  }

  /// `private(set)`, `unowned(safe)`, `nonisolated(nonsending)`
  private func isModifierArgument(_ token: Int) -> Bool {
    self.token(token, is: "set") || self.token(token, is: "safe") || self.token(token, is: "unsafe") || self.token(token, is: "nonsending")
  }

  /// The token after the attribute whose `@` is at `token`.
  func skipAttribute(_ token: Int) -> Int {
    var token = token + 1
    if kinds[token].isWord { token += 1 } else { return token }
    while (kinds[token] == .period || kinds[token] == .colonColon) && kinds[token + 1].isWord && !newline(before: token) { token += 2 }
    if kinds[token] == .leftAngle && isGlued(token), let end = scanGenericArguments(token) { token = end }
    if kinds[token] == .leftParen && hasAttributeArguments(token), let end = partner(token) { token = end + 1 }
    return token
  }

  /// Whether the `(` at `token` belongs to the attribute before it: glued, or followed by what needs the attribute.
  func hasAttributeArguments(_ token: Int) -> Bool {
    if isGlued(token) { return true }
    if newline(before: token) { return false }
    guard let end = partner(token) else { return false }
    let next = kinds[end + 1]
    return next == .atSign || Self.declarationKeywords.contains(next) || (isModifier(end + 1) && next != .softAsync)
  }

  /// The first token after the condition of an `#if`, skipping directly nested `#if`s.
  ///
  /// The answer is the same for every `#if` of the run, so it is remembered.
  mutating func directiveBody(_ token: Int) -> Int {
    if token >= directiveRun.lowerBound && token < directiveRun.upperBound { return directiveRun.upperBound }
    var body = token
    while kinds[body] == .poundIf {
      body += 1
      while kinds[body] != .endOfFile && !newline(before: body) { body += 1 }
    }
    directiveRun = token..<body
    return body
  }

  /// For an `#if` around nothing but attributes the token after its `#endif`, where what they stand on must follow.
  mutating func skipAttributeDirective(_ token: Int, limit: Int = 16) -> Int? {
    guard limit > 0, kinds[directiveBody(token)] == .atSign else { return nil }
    func skipCondition(_ token: Int) -> Int {
      var token = token + 1
      while kinds[token] != .endOfFile && !newline(before: token) { token += 1 }
      return token
    }
    var token = skipCondition(token)
    while kinds[token] != .endOfFile {
      switch kinds[token] {
      case .poundElseif, .poundElse: token = skipCondition(token)
      case .poundIf:
        guard let end = skipAttributeDirective(token, limit: limit - 1) else { return nil }
        token = end
      case .atSign: token = skipAttribute(token)
      case .poundEndif:
        token += 1
        return isAttributed(token) ? token : nil
      default: return nil
      }
    }
    return nil
  }

  private func isAttributed(_ token: Int) -> Bool {
    switch kinds[token] {
    case .atSign, .softActor, .softMacro, .kwInit, .kwCase, .poundIf, .poundEndif, .poundElse, .poundElseif: return true
    default: return isModifier(token) || Self.declarationKeywords.contains(kinds[token])
    }
  }

  // MARK: Statements

  private static let labelledKeywords = TokenSet(.kwIf, .kwSwitch, .kwFor, .kwWhile, .kwRepeat, .kwDo)

  /// Whether a statement starts here whose keyword is not reserved: a label, `yield`, `discard`.
  func isStatementStart() -> Bool {
    switch kind {
    case .softYield:
      if newline(before: i + 1) { return false }
      switch peek() {
      case .prefixAmpersand: return true
      case .leftParen, .leftSquare, .period, .binaryOperator, .postfixOperator, .equal, .colon: return peek() == .colon && isLabel
      default: return canStartOperand(i + 1)
      }
    case .softDiscard: return !newline(before: i + 1) && (peek() == .kwSelf || peek() == .identifier)
    default: return isLabel
    }
  }

  private var isLabel: Bool {
    kind.isIdentifier && peek() == .colon && (Self.labelledKeywords.contains(peek(2)) || peek(2) == .kwGuard)
  }

  // MARK: Operands

  /// Whether the token can start the operand of a prefix word such as `copy`.
  func canStartOperand(_ token: Int) -> Bool {
    switch kinds[token] {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringStart, .regexLiteral, .prefixOperator,
      .prefixAmpersand, .atSign, .backslash, .pound, .kwSelf, .kwSelfType, .kwSuper, .kwInit, .kwTrue, .kwFalse, .kwNil,
      .kwIf, .kwSwitch, .kwRepeat, .kwTry, .kwAny, .placeholder, .underscore:
      return true
    default: return kinds[token].rawValue >= TokenKind.firstSoft
    }
  }

  /// `await x`, `copy x`, `any P`…: whether a soft word is a prefix of what follows on the line.
  func isPrefixWord() -> Bool { !newline(before: i + 1) && canStartOperand(i + 1) && !flags[i].contains(.backticked) }

  // MARK: Closures

  /// Whether the `{` is a trailing closure of the expression before it.
  ///
  /// In a statement's header a `{` is the body, unless what follows its partner can only continue an expression.
  func isTrailingClosure() -> Bool {
    if context == .directive { return false }
    if peek() == .kwCase || isObserverBlock() { return false }
    if context == .basic { return true }
    if newline(before: i + 1) { return false }
    guard let end = partner(i) else { return false }
    let next = end + 1
    switch kinds[next] {
    case .leftBrace, .kwWhere, .comma: return true
    case .leftSquare, .leftParen, .period, .kwIs, .kwAs, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
      .postfixOperator, .binaryOperator, .leftAngle, .rightAngle:
      return !newline(before: next)
    default: return false
    }
  }

  /// `{ didSet …`: property observers after an initial value.
  private func isObserverBlock() -> Bool {
    var token = i + 1
    while kinds[token] == .atSign { token = skipAttribute(token) }
    guard kinds[token] == .softDidSet || kinds[token] == .softWillSet else { return false }
    let next = kinds[token + 1]
    return token > i + 1 || next == .leftBrace || next == .leftParen
  }

  /// Whether `label: {` follows: a further trailing closure.
  func isLabeledClosure() -> Bool {
    guard kind.isWord || at(.underscore), peek() == .colon, !at(.kwDefault) else { return false }
    return peek(2) == .leftBrace || peek(2) == .placeholder
  }

  /// Whether the closure whose `{` is at `i` has a signature (`… in`).
  func hasClosureSignature() -> Bool {
    var token = i + 1
    while kinds[token] == .atSign { token = skipAttribute(token) }
    if kinds[token] == .leftSquare {
      guard let end = partner(token) else { return false }
      token = end + 1
    }
    if kinds[token] == .kwIn { return true }
    if kinds[token] == .leftParen {
      guard let end = partner(token) else { return false }
      token = end + 1
    } else if kinds[token].isIdentifier || kinds[token] == .underscore || kinds[token] == .dollarIdentifier || kinds[token] == .placeholder {
      token += 1
      while kinds[token] == .comma {
        guard kinds[token + 1].isIdentifier || kinds[token + 1] == .underscore || kinds[token + 1] == .dollarIdentifier else { return false }
        token += 2
      }
    } else {
      return false
    }
    while true {
      switch kinds[token] {
      case .softAsync, .softReasync, .kwThrows, .kwRethrows:
        token += 1
        if kinds[token] == .leftParen, kinds[token - 1] == .kwThrows, let end = partner(token) { token = end + 1 }
        continue
      case .arrow:
        guard let end = scanType(token + 1, limit: 64) else { return false }
        return kinds[end] == .kwIn
      default: return kinds[token] == .kwIn
      }
    }
  }

  // MARK: Generic arguments

  /// The token after the `>` when generic arguments start at the `<`, from a scan over token kinds.
  ///
  /// The answer is cached on the `<`, so nested candidates cost O(n) in all.
  func scanGenericArguments(_ angle: Int) -> Int? {
    let cached = matches[angle]
    if cached == 1 { return nil }
    if cached > 1 { return Int(cached) }
    let result = scanGenericList(angle)
    matches[angle] = result.map { UInt32(truncatingIfNeeded: $0) } ?? 1
    return result
  }

  /// Scans iteratively with a count of open angles; brackets are skipped through their partners when their
  /// content can only be types.
  private func scanGenericList(_ angle: Int) -> Int? {
    var token = angle + 1
    var openAngles: [Int] = [angle]
    while true {
      switch kinds[token] {
      case .identifier:
        // Two names in a row are no type.
        if kinds[token - 1] == .identifier { return fail(openAngles) }
        token += 1
      case .comma, .period, .colonColon, .arrow, .underscore, .postfixQuestion, .exclamation, .kwAny, .kwSelfType, .kwInout,
        .kwThrows, .kwRethrows, .integerLiteral, .prefixAmpersand, .placeholder, .kwRepeat, .kwSelf:
        token += 1
      case .binaryOperator, .prefixOperator, .postfixOperator:
        // `&` composes, `...` repeats, `-` negates an integer argument, `~` suppresses.
        guard isTypeOperator(token) else { return fail(openAngles) }
        token += 1
      case .atSign:
        token = skipAttribute(token)
        // The name of an attribute and the type after it are two names in a row.
        if kinds[token] == .identifier { token += 1 }
      case .leftParen, .leftSquare:
        guard let end = partner(token), isTypeList(token + 1, end) else { return fail(openAngles) }
        token = end + 1
      case .leftAngle:
        openAngles.append(token)
        token += 1
      case .rightAngle:
        token += 1
        let opened = openAngles.removeLast()
        if openAngles.isEmpty { return token }
        matches[opened] = UInt32(truncatingIfNeeded: token)
      default:
        if kinds[token].rawValue >= TokenKind.firstSoft {
          token += 1
        } else {
          return fail(openAngles)
        }
      }
    }
  }

  private func fail(_ openAngles: [Int]) -> Int? {
    // None of the angles still open closes before the offending token.
    for angle in openAngles where matches[angle] == 0 { matches[angle] = 1 }
    return nil
  }

  private func isTypeOperator(_ token: Int) -> Bool {
    self.token(token, is: UInt8(ascii: "&")) || self.token(token, is: "...") || self.token(token, is: UInt8(ascii: "-"))
      || self.token(token, is: UInt8(ascii: "~"))
  }

  /// Whether the tokens of a bracketed group can be types: no literals but integers, no statements, no braces.
  private func isTypeList(_ start: Int, _ end: Int) -> Bool {
    var token = start
    while token < end {
      switch kinds[token] {
      case .stringStart, .leftBrace, .floatLiteral, .kwTrue, .kwFalse, .kwNil, .equal, .semicolon, .regexLiteral, .backslash, .dollarIdentifier,
        .infixQuestion, .kwTry, .kwAs, .kwIs:
        return false
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if !isTypeOperator(token) { return false }
        token += 1
      default: token += 1
      }
    }
    return true
  }

  private static let afterGenericArguments = TokenSet(
    .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon, .exclamation, .postfixQuestion,
    .endOfFile, .interpolationEnd, .colonColon)

  /// Whether the `<` after a name in an expression starts generic arguments: a list of types closes, and what follows
  /// cannot be an operand. Returns the token after the `>`.
  func genericArgumentsInExpression() -> Int? {
    guard at(.leftAngle), let end = scanGenericArguments(i) else { return nil }
    let next = kinds[end]
    if next == .leftParen || next == .leftSquare { return newline(before: end) ? nil : end }
    if Self.afterGenericArguments.contains(next) { return end }
    // Before an operator only the binary `&` of a composition leaves it generic; `A<B> as C` and `A<B>...` are comparisons to the compiler.
    if next == .binaryOperator || next == .prefixAmpersand { return token(end, is: UInt8(ascii: "&")) ? end : nil }
    if newline(before: end) && next != .equal { return nil }
    return next == .kwIn ? end : nil
  }

  // MARK: Types

  /// The token after a type that starts at `token`, from a scan over token kinds, or nil if none does.
  ///
  /// Needed where a type decides what the text is: closure results, `[n of T]`. `limit` bounds the nesting.
  func scanType(_ start: Int, limit: Int) -> Int? {
    guard limit > 0 else { return nil }
    var token = start
    // Prefixes and function types are a loop, so that `A -> B -> C` needs no stack.
    while true {
      while true {
        if kinds[token] == .atSign {
          token = skipAttribute(token)
        } else if isTypeSpecifier(token) {
          token += 1
          if kinds[token] == .leftParen, kinds[token - 1] == .softNonisolated, let end = partner(token) { token = end + 1 }
        } else if self.token(token, is: UInt8(ascii: "~")) {
          token += 1
        } else {
          break
        }
      }
      switch kinds[token] {
      case .leftParen, .leftSquare:
        guard let end = partner(token) else { return nil }
        token = end + 1
      case .kwAny, .kwSelfType, .underscore, .placeholder: token += 1
      default:
        guard kinds[token].isIdentifier else { return nil }
        token += 1
      }
      var isOpen = true
      while isOpen {
        switch kinds[token] {
        case .leftAngle:
          guard let end = scanGenericArguments(token) else { return nil }
          token = end
        case .period, .colonColon:
          guard kinds[token + 1].isWord else { return nil }
          token += 2
        case .postfixQuestion, .exclamation: token += 1
        default: isOpen = false
        }
      }
      if self.token(token, is: UInt8(ascii: "&")) {
        token += 1
        continue
      }
      var effects = token
      while kinds[effects] == .softAsync || kinds[effects] == .kwThrows || kinds[effects] == .kwRethrows {
        effects += 1
        if kinds[effects] == .leftParen, let end = partner(effects) { effects = end + 1 }
      }
      guard kinds[effects] == .arrow else { return token }
      token = effects + 1
    }
  }

  /// A word before a type that is not the type itself.
  func isTypeSpecifier(_ token: Int) -> Bool {
    switch kinds[token] {
    case .kwInout, .kwRepeat: return true
    case .softSome, .softAny, .softEach:
      return !newline(before: token + 1) && startsType(token + 1)
    case .softBorrowing, .softConsuming, .softSending, .softIsolated, .softUnderscoreOwned, .softUnderscoreShared,
      .softUnderscoreConst, .softNonisolated:
      return !newline(before: token + 1) && (startsType(token + 1) || kinds[token] == .softNonisolated && kinds[token + 1] == .leftParen)
    default: return false
    }
  }

  func startsType(_ token: Int) -> Bool {
    switch kinds[token] {
    case .leftParen, .leftSquare, .kwAny, .kwSelfType, .atSign, .underscore, .kwInout, .placeholder: return true
    case .prefixOperator: return self.token(token, is: UInt8(ascii: "~"))
    default: return kinds[token].isIdentifier
    }
  }
}
