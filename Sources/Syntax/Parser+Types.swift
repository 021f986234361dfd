// Types.

extension Parser {
  /// A type with its specifiers, attributes, function arrows and composition.
  ///
  /// `A -> B -> C` and `A & B & C` are loops, so their length is not bounded by the stack.
  mutating func parseType() {
    guard enter() else { return }
    let start = tree.count
    var isAttributed = false
    if at(.atSign) || isTypeSpecifier(i) && !isConstraintWord(i) {
      _ = tree.open(.attributedType, i)
      isAttributed = true
      while true {
        if at(.atSign) {
          parseAttribute()
        } else if isTypeSpecifier(i), !isConstraintWord(i), !at(.kwRepeat) {
          advance()
          if at(.leftParen), kinds[i - 1] == .softNonisolated, peek(2) == .rightParen { i += 3 }
        } else {
          break
        }
      }
    }
    parseFunctionOrSimpleType()
    if isAttributed { closeNode(start) }
    leave()
  }

  private func isConstraintWord(_ token: Int) -> Bool {
    switch kinds[token] {
    case .softSome, .softAny, .softEach, .kwRepeat: return true
    default: return false
    }
  }

  private mutating func parseFunctionOrSimpleType() {
    let start = tree.count
    parseCompositionType()
    guard isFunctionArrow() else { return }
    // `A -> B -> C`: one flat node whose children are the types in order.
    tree.wrap(start, .functionType)
    tree.first[start] = tree.first[start + 1]
    while isFunctionArrow() {
      parseEffects()
      expect(.arrow)
      if at(.atSign) || (isTypeSpecifier(i) && !isConstraintWord(i)) {
        parseType()
      } else {
        parseCompositionType()
      }
    }
    closeNode(start)
  }

  private func isFunctionArrow() -> Bool {
    var token = i
    while true {
      switch kinds[token] {
      case .arrow: return true
      case .softAsync, .softReasync, .kwRethrows: token += 1
      case .kwThrows:
        token += 1
        if kinds[token] == .leftParen {
          guard let end = partner(token) else { return false }
          token = end + 1
        }
      default: return false
      }
    }
  }

  /// `A & B`
  private mutating func parseCompositionType() {
    let start = tree.count
    parsePrefixedType()
    guard isAmpersand(i) else { return }
    tree.wrap(start, .compositionType)
    tree.first[start] = tree.first[start + 1]
    while isAmpersand(i) {
      advance()
      parsePrefixedType()
    }
    closeNode(start)
  }

  private func isAmpersand(_ token: Int) -> Bool {
    (kinds[token] == .binaryOperator || kinds[token] == .prefixAmpersand || kinds[token] == .postfixOperator)
      && self.token(token, is: UInt8(ascii: "&"))
  }

  /// `some P`, `any P`, `each T`, `repeat each T`, `~Copyable`
  private mutating func parsePrefixedType() {
    var opened = 0
    let start = tree.count
    while opened < Self.maximumDepth {
      let prefix: NodeKind
      switch kind {
      case .softSome: prefix = .someType
      case .softAny: prefix = .anyType
      case .softEach: prefix = .packElementType
      case .kwRepeat: prefix = .packExpansionType
      case .prefixOperator where token(i, is: UInt8(ascii: "~")): prefix = .suppressedType
      default: prefix = .missingType
      }
      if prefix == .missingType { break }
      if prefix != .suppressedType && prefix != .packExpansionType && !isTypeSpecifier(i) { break }
      _ = tree.open(prefix, i)
      advance()
      opened += 1
    }
    if opened == Self.maximumDepth { fail(.tooDeep) }
    parseSimpleType()
    // `some P & Q` constrains to the whole composition.
    var index = start + opened - 1
    if opened > 0, isAmpersand(i), tree.kind[index] == .someType || tree.kind[index] == .anyType {
      let inner = index + 1
      tree.wrap(inner, .compositionType)
      tree.first[inner] = tree.first[inner + 1]
      while isAmpersand(i) {
        advance()
        parsePrefixedType()
      }
      closeNode(inner)
    }
    while index >= start {
      closeNode(index)
      index -= 1
    }
  }

  /// A type without prefixes, with its suffixes `?`, `!`, `.Type`, `.Member<…>`.
  mutating func parseSimpleType() {
    let start = tree.count
    switch kind {
    case .leftParen: parseTupleType()
    case .leftSquare: parseBracketType()
    case .kwAny, .kwSelfType, .underscore, .placeholder, .kwSelf: parseIdentifierType()
    default:
      guard kind.isIdentifier else {
        if kind.isReserved && !isAtLineStart && peek() == .comma {
          fail(.expected)
          return leaf(.missingType)
        }
        return missing(.missingType)
      }
      parseIdentifierType()
    }
    while true {
      switch kind {
      case .postfixQuestion, .exclamation:
        if isAtLineStart { return }
        wrapType(start, .optionalType)
        while at(.postfixQuestion) || at(.exclamation) { advance() }
        closeNode(start)
      case .period where peek().isWord || peek() == .placeholder:
        // A member of anything but a plain name.
        wrapType(start, .memberType)
        while at(.period), peek().isWord || peek() == .placeholder {
          i += 2
          if at(.leftAngle) { parseGenericArguments() }
        }
        closeNode(start)
      default: return
      }
    }
  }

  /// Wraps what was parsed since `start`, keeping its first token.
  private mutating func wrapType(_ start: Int, _ kind: NodeKind) {
    tree.wrap(start, kind)
    tree.first[start] = tree.first[start + 1]
  }

  /// `A.B<C>.D`, `Module::A`
  private mutating func parseIdentifierType() {
    let node = tree.open(.identifierType, i)
    advance()
    while true {
      if (at(.period) || at(.colonColon)) && (peek().isWord || peek() == .placeholder) {
        i += 2
      } else if at(.leftAngle) {
        // After a type a '<' can be nothing else, on the next line too.
        parseGenericArguments()
      } else {
        break
      }
    }
    closeNode(node)
  }

  /// `<A, 3, B>`; the current token is the `<`. Each argument is a `genericArgument`.
  mutating func parseGenericArguments() {
    guard enter() else { return }
    advance()
    while !isAtEnd && !at(.rightAngle) {
      let start = i
      let node = tree.open(.genericArgument, i)
      if at(.integerLiteral) {
        leaf(.integerLiteral)
      } else if at(.prefixOperator) || at(.binaryOperator), token(i, is: UInt8(ascii: "-")), peek() == .integerLiteral {
        let negative = tree.open(.prefixExpr, i)
        advance()
        leaf(.integerLiteral)
        closeNode(negative)
      } else {
        parseType()
        if at(.postfixOperator), token(i, is: "...") { advance() }
      }
      closeNode(node)
      if !eat(.comma) || i == start { break }
    }
    expect(.rightAngle)
    leave()
  }

  /// `(A, name: B, _ c: C...)`
  private mutating func parseTupleType() {
    guard enter() else { return }
    let node = tree.open(.tupleType, i)
    advance()
    parseList(until: .rightParen) { $0.parseTupleTypeElement() }
    closeNode(node)
    leave()
  }

  /// `name: Type`, `_ name: Type...`
  private mutating func parseTupleTypeElement() {
    let element = tree.open(.tupleTypeElement, i)
    if (kind.isWord || at(.underscore) || at(.placeholder)) && (peek() == .colon || ((peek().isWord || peek() == .underscore) && peek(2) == .colon)) {
      while !at(.colon) { advance() }
      advance()
    } else if at(.kwInout), peek().isWord || peek() == .underscore, peek(2) == .colon {
      i += 3
    }
    parseType()
    if at(.postfixOperator) || at(.binaryOperator) || at(.prefixOperator), token(i, is: "...") { advance() }
    if eat(.equal) { parseExpression() }
    closeNode(element)
  }

  /// `[A]`, `[A: B]`, `[3 of A]`
  private mutating func parseBracketType() {
    guard enter() else { return }
    let node = tree.open(.arrayType, i)
    advance()
    if at(.integerLiteral) || (at(.underscore) && peek() == .softOf) {
      tree.kind[node] = .inlineArrayType
      if at(.integerLiteral) { leaf(.integerLiteral) } else { leaf(.identifierType) }
      expect(.softOf)
      parseType()
    } else {
      parseType()
      if at(.softOf), !isAtLineStart {
        tree.kind[node] = .inlineArrayType
        advance()
        parseType()
      } else if eat(.colon) {
        tree.kind[node] = .dictionaryType
        parseType()
      }
    }
    while !at(.rightSquare) && !isListBroken() && !isAtEnd && !isAtLineStart { skipUnexpected() }
    expect(.rightSquare)
    closeNode(node)
    leave()
  }
}
