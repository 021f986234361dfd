// Where declarations begin and what they declare: found by looking ahead, since without headers no name is known to be a type.

extension ObjCParser {
  /// Words and marks before the name that a declaration declares; what has more is taken for an expression.
  private static let longestDeclaration = 32
  /// Names in a path `a::b::c`.
  private static let longestPath = 8

  /// What a declaration declares first.
  struct Declarator {
    /// The token that names it; the declarator's first token if it has no name.
    var name: Int
    /// The first token after the type.
    var start: Int
    /// The token after the name or, for `(^name)(…)`, after the parentheses of the parameters.
    var end: Int
    var isFunction = false
  }

  /// The first declarator of the declaration that starts at a token; nil when it is none.
  ///
  /// Moves over bounded many tokens and whole groups.
  func scanDeclaration(_ start: Int) -> Declarator? {
    var token = start
    /// A name may follow: a type was seen.
    var hasType = false
    /// Names seen since the type, of which the last is the declarator unless it is a macro.
    var names = 0, name = -1, previous = -1
    for _ in 0..<Self.longestDeclaration {
      switch kinds[token] {
      case .identifier:
        switch word(token) {
        case .qualifier, .typedefWord: token += 1
        case .externWord:
          token += kinds[token + 1] == .cString ? 2 : 1
        case .type where (hasType || names > 0) && endsDeclarator(token + 1) && self.token(token, is: "id"):
          // `NSNumber *id;`
          previous = name
          name = token
          names += 1
          token += 1
        case .type:
          hasType = true
          token += 1
          // `id<Protocol>`
          if kinds[token] == .leftAngle, let end = scanGenericArguments(token) { token = end }
        case .typeOperator, .attribute:
          if word(token) == .typeOperator { hasType = true }
          token += 1
          if kinds[token] == .leftParen { token = after(token) }
        case .recordWord, .enumWord:
          hasType = true
          token += 1
          while word(token) == .attribute { token = kinds[token + 1] == .leftParen ? after(token + 1) : token + 1 }
          if kinds[token] == .identifier { token += 1 }
        case .inWord where hasType || names >= 2: return finish(token, hasType, names, name, previous)
        case let word where word.startsStatement || word == .sizeofWord || word == .superWord || word == .boolean || word == .null: return nil
        default:
          guard let path = scanTypePath(token) else { return nil }
          token = path.end
          if path.isType {
            // Generic arguments: it names a type.
            hasType = true
            names = 0
            continue
          }
          previous = name
          name = path.name
          names += 1
        }
      case .binaryOperator:
        guard let meaning = ObjCOperator(rawValue: matches[token]), hasType || names > 0 || meaning == .tilde else { return finish(token, hasType, names, name, previous) }
        switch meaning {
        case .star, .ampersand:
          // `a *b UI_APPEARANCE_SELECTOR`: what stands before the star is a type, what was found after one is a name.
          if names > 0, hasType { return finish(token, hasType, names, name, previous) }
          hasType = true
          names = 0
        case .doubleAmpersand where hasType: names = 0
        case .tilde where names == 0 && kinds[token + 1] == .identifier && kinds[token + 2] == .leftParen:
          return Declarator(name: token + 1, start: token, end: token + 2, isFunction: true)
        default: return finish(token, hasType, names, name, previous)
        }
        token += 1
      case .leftParen:
        guard let nested = scanParenthesis(token, hasType, &names, &name, previous) else {
          return finish(token, hasType, names, name, previous)
        }
        switch nested {
        case .declarator(let declarator): return declarator
        case .attribute: token = after(token)
        }
      default: return finish(token, hasType, names, name, previous)
      }
    }
    return nil
  }

  private enum Parenthesis { case declarator(Declarator), attribute }

  /// What a parenthesis among the words of a declaration is: `(^name)(…)`, or the arguments of a macro.
  private func scanParenthesis(_ token: Int, _ hasType: Bool, _ names: inout Int, _ name: inout Int, _ previous: Int) -> Parenthesis? {
    guard let close = partner(token), hasType || names > 0 else { return nil }
    if isOperator(token + 1, .caret) || isOperator(token + 1, .star) {
      var inner = token + 2
      while inner < close, word(inner) == .qualifier || isOperator(inner, .star) || isOperator(inner, .caret) { inner += 1 }
      // `(^name)(…)`, `(*name[2])(…)`
      if kinds[inner] == .identifier, inner < close, kinds[close + 1] == .leftParen, inner + 1 == close || kinds[inner + 1] == .leftSquare || kinds[inner + 1] == .leftParen {
        return .declarator(Declarator(name: inner, start: token, end: after(close + 1)))
      }
      return nil
    }
    // `NS_SWIFT_NAME(x) NSString *y`, `BOOL y NS_AVAILABLE(…)`
    let isMacro = name >= 0 && token == name + 1 && isMacroName(name)
    // `STACK_OF(int) *`
    if isMacro, !hasType, names == 1, isOperator(close + 1, .star) { return .attribute }
    guard isMacro, hasType && names > 1 || kinds[close + 1] == .identifier && !newline(before: close + 1) else { return nil }
    names -= 1
    name = previous
    return .attribute
  }

  /// The declarator when the words of a declaration end at `token`.
  private func finish(_ token: Int, _ hasType: Bool, _ names: Int, _ name: Int, _ previous: Int) -> Declarator? {
    guard name >= 0, hasType ? names >= 1 : names >= 2 else { return nil }
    var name = name
    let last = name
    // `CGFloat width UI_APPEARANCE_SELECTOR`
    if previous >= 0, hasType ? names >= 2 : names >= 3, isMacroName(name) { name = previous }
    switch kinds[token] {
    case .equal, .semicolon, .comma, .leftSquare, .rightParen, .colon: return Declarator(name: name, start: pathStart(name), end: name + 1)
    case .leftParen:
      // The operator of `operator==` belongs to the name.
      return Declarator(name: name, start: pathStart(name), end: name == last ? token : name + 1, isFunction: true)
    case .leftBrace: return Declarator(name: name, start: pathStart(name), end: name + 1)
    case .identifier where word(token) == .inWord: return Declarator(name: name, start: pathStart(name), end: name + 1)
    case .rightBrace, .endOfFile: return nil
    default: return kinds[token].isDirective ? Declarator(name: name, start: pathStart(name), end: name + 1) : nil
    }
  }

  /// The first token of a qualified name that ends with `name`: `a::b::name`.
  private func pathStart(_ name: Int) -> Int {
    var start = name, steps = 0
    if start > 0, token(start - 1, is: "~") { start -= 1 }
    while start >= 2, kinds[start - 1] == .colonColon, kinds[start - 2] == .identifier, steps < Self.longestPath {
      start -= 2
      steps += 1
    }
    return start
  }

  /// The name at a token with `::` and generic arguments: where it ends, its last name, and whether it must be a type.
  private func scanTypePath(_ start: Int) -> (end: Int, name: Int, isType: Bool)? {
    var token = start, name = start, isType = false
    for _ in 0..<Self.longestPath {
      name = token
      isType = false
      if word(token) == .operatorWord, let end = scanOperatorName(token) { return (end, name, false) }
      token += 1
      if kinds[token] == .leftAngle, let end = scanGenericArguments(token) {
        token = end
        isType = true
      }
      guard kinds[token] == .colonColon else { return (token, name, isType) }
      if kinds[token + 1] == .identifier {
        token += 1
      } else if self.token(token + 1, is: "~"), kinds[token + 2] == .identifier {
        return (token + 3, token + 2, false)
      } else {
        return (token, name, isType)
      }
    }
    return nil
  }

  /// The index after the name of an operator function: `operator==`, `operator()`.
  private func scanOperatorName(_ start: Int) -> Int? {
    var token = start + 1
    if kinds[token] == .leftParen || kinds[token] == .leftSquare, partner(token) == token + 1 { token += 2 }
    while token < start + 4, kinds[token] != .leftParen {
      switch kinds[token] {
      case .binaryOperator, .leftAngle, .rightAngle, .equal, .exclamation, .arrow, .identifier: token += 1
      default: return nil
      }
    }
    return token > start + 1 && kinds[token] == .leftParen ? token : nil
  }

  private func endsDeclarator(_ token: Int) -> Bool {
    switch kinds[token] {
    case .semicolon, .comma, .equal, .rightParen: true
    default: false
    }
  }

  /// The index after the `>` that ends the parameters of a template, which may have any default values.
  func scanTemplateParameters(_ start: Int) -> Int? {
    var depth = 0, token = start
    for _ in 0..<4 * Self.reach {
      switch kinds[token] {
      case .leftAngle: depth += 1
      case .rightAngle:
        depth -= 1
        if depth == 0 { return token + 1 }
      case .leftBrace, .rightBrace, .semicolon, .rightParen, .endOfFile: return nil
      default: break
      }
      token = after(token)
    }
    return nil
  }

  /// The index after the `>` that ends the generic arguments which start at `<`; nil when they are none. Looks at bounded many tokens.
  func scanGenericArguments(_ start: Int) -> Int? {
    var depth = 0, token = start
    for _ in 0..<Self.reach {
      switch kinds[token] {
      case .leftAngle: depth += 1
      case .rightAngle:
        depth -= 1
        if depth == 0 { return token + 1 }
      case .identifier:
        if word(token).startsStatement && word(token) != .inWord { return nil }
      case .comma, .colonColon, .integerLiteral: break
      case .binaryOperator:
        guard isOperator(token, .star) || isOperator(token, .caret) || isOperator(token, .ampersand) || isOperator(token, .ellipsis) else { return nil }
      case .leftParen, .leftSquare:
        guard let close = partner(token) else { return nil }
        token = close
      default: return nil
      }
      token += 1
    }
    return nil
  }

  /// Whether the parentheses at a token hold a type and nothing else, and whether it can only be a type.
  func scanTypeInParentheses(_ start: Int) -> (isType: Bool, isCertain: Bool) {
    guard let close = partner(start), close > start + 1, kinds[start + 1] == .identifier, close - start < 4 * Self.reach else { return (false, false) }
    var token = start + 1, isCertain = false, names = 0
    while token < close {
      switch kinds[token] {
      case .identifier:
        switch word(token) {
        case .type, .recordWord, .enumWord, .qualifier, .typeOperator: isCertain = true
        case .superWord, .boolean, .null, .sizeofWord: return (false, false)
        case let word where word.startsStatement: return (false, false)
        default: names += 1
        }
        token += 1
        if word(token - 1) == .typeOperator || word(token - 1) == .attribute, kinds[token] == .leftParen { token = after(token) }
      case .binaryOperator:
        // After a `*` only `*`, a qualifier or the end may follow.
        guard isOperator(token, .star) || isOperator(token, .ampersand) || isOperator(token, .doubleAmpersand) else { return (false, false) }
        token += 1
        while isOperator(token, .star) || word(token) == .qualifier || isOperator(token, .ampersand) { token += 1 }
        guard token == close || kinds[token] == .leftParen else { return (false, false) }
        isCertain = true
      case .leftAngle:
        guard let end = scanGenericArguments(token), end <= close else { return (false, false) }
        token = end
        isCertain = true
      case .leftParen:
        // `void (^)(int)`, `int (*)[2]`
        guard isOperator(token + 1, .caret) || isOperator(token + 1, .star), let inner = partner(token) else { return (false, false) }
        isCertain = true
        token = inner + 1
        while token < close, kinds[token] == .leftParen || kinds[token] == .leftSquare { token = after(token) }
      case .leftSquare where isCertain: token = after(token)
      case .colonColon: token += 1
      default: return (false, false)
      }
    }
    return (names <= 1 || isCertain, isCertain)
  }
}
