// Attributes and modifiers.

extension Parser {
  /// Attributes, modifiers and `#if` blocks of attributes, in any order.
  mutating func parseAttributesAndModifiers() {
    while true {
      switch kind {
      case .atSign: parseAttribute()
      case .poundIf:
        guard skipAttributeDirective(i) != nil else { return }
        parseIfConfig(.attributes)
      case .kwClass:
        guard isClassModifier() else { return }
        leaf(.modifier)
      case .softActor, .softMacro: return
      default:
        guard isModifier(i), isFollowedByDeclaration() else { return }
        parseModifier()
      }
    }
  }

  /// `class func`: the word is a modifier before another modifier or a member's keyword.
  private func isClassModifier() -> Bool {
    switch peek() {
    case .kwFunc, .kwVar, .kwLet, .kwSubscript, .kwStatic, .kwPublic, .kwPrivate, .kwInternal, .kwFileprivate, .kwInit, .kwTypealias: return true
    default: return isModifier(i + 1) && (isModifier(i + 2) || peek(2) == .kwFunc || peek(2) == .kwVar || peek(2) == .kwLet || peek(2) == .kwSubscript || peek(2) == .leftParen)
    }
  }

  /// A modifier word is one only if more of a declaration follows.
  private func isFollowedByDeclaration() -> Bool {
    switch peek() {
    case .leftParen: return peek(2).isWord && peek(3) == .rightParen
    case .atSign, .pound, .poundIf: return true
    case .kwCase, .kwInit, .kwDeinit, .kwOperator, .kwClass, .kwStruct, .kwEnum, .kwProtocol, .kwExtension, .kwFunc, .kwVar, .kwLet,
      .kwImport, .kwTypealias, .kwAssociatedtype, .kwSubscript, .kwPrecedencegroup, .softActor, .softMacro:
      return true
    default: return isModifier(i + 1) || kind.isReserved
    }
  }

  /// `private`, `private(set)`, `nonisolated(unsafe)`
  private mutating func parseModifier() {
    let node = tree.open(.modifier, i)
    advance()
    if at(.leftParen), peek().isWord, peek(2) == .rightParen { i += 3 }
    closeNode(node)
  }

  /// `@Name`, `@A.B<C>(arguments)`
  mutating func parseAttribute() {
    let node = tree.open(.attribute, i)
    advance()
    let name = i
    if kind.isWord || at(.placeholder) {
      parseAttributeName()
      if at(.leftParen), hasAttributeArguments(i), !takesNoArguments(name) { parseAttributeArguments(name) }
    } else {
      fail(.expected)
    }
    closeNode(node)
  }

  private mutating func parseAttributeName() {
    let node = tree.open(.identifierType, i)
    advance()
    while true {
      if (at(.period) || at(.colonColon)) && peek().isWord && !isAtLineStart {
        i += 2
      } else if at(.leftAngle), isGlued(i), scanGenericArguments(i) != nil {
        parseGenericArguments()
      } else {
        break
      }
    }
    closeNode(node)
  }

  /// Arguments of an attribute are those of a call, but a few attributes of the compiler have grammars of their own.
  private mutating func parseAttributeArguments(_ name: Int) {
    guard let end = partner(i) else { return skipBalanced() }
    let savedContext = context, savedPattern = pattern, saved = errors.count
    context = .basic
    pattern = .none
    if enter() {
      advance()
      if token(name, is: "abi") {
        parseDeclaration()
      } else if token(name, is: "_implements") {
        parseType()
        if eat(.comma), kind.isWord { leaf(.identifierExpr) }
      } else if hasSpecialArguments(name) {
        while i < end {
          if at(.stringStart) { parseString() } else if at(.kwWhere) { parseWhereClause() } else { advance() }
        }
      } else {
        parseArguments(until: .rightParen)
      }
      leave()
      // What is not understood in here is no error: new attributes must not break a file.
      if i != end { errors.removeSubrange(min(saved, errors.count)...) }
      // With unbalanced brackets inside, the arguments may already reach past their partner.
      if i <= end { i = end + 1 }
    }
    context = savedContext
    pattern = savedPattern
  }

  /// Attributes of types that take no arguments: what follows is the type, `@escaping(Int) -> Void`.
  private static let bareAttributes: [StaticString] = ["escaping", "autoclosure", "Sendable", "noescape", "unchecked", "retroactive", "noDerivative"]

  private func takesNoArguments(_ name: Int) -> Bool {
    for attribute in Self.bareAttributes where token(name, is: attribute) { return true }
    return false
  }

  private static let specialAttributes: [StaticString] = [
    "available", "objc", "_specialize", "specialized", "differentiable", "derivative", "transpose",
    "backDeployed", "_backDeploy", "_originallyDefinedIn", "_effects", "_documentation",
  ]

  private func hasSpecialArguments(_ name: Int) -> Bool {
    for attribute in Self.specialAttributes where token(name, is: attribute) { return true }
    return false
  }
}
