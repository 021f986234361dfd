extension ObjCParser {
  /// Parses a declaration of a file, of a class or of a record.
  mutating func parseItem() {
    guard enter() else { return }
    defer { leave() }
    switch kind {
    case .directive, .poundIf, .poundElse, .poundElseif, .poundEndif: parseDirective { $0.parseItem() }
    case .semicolon: advance()
    case .leftBrace: parseCodeBlock()
    case .atKeyword: parseAtItem()
    case .binaryOperator where isOperator(i, .minus) || isOperator(i, .plus):
      if peek() == .leftParen || peek() == .identifier { parseMethod() } else { skipUnexpected() }
    case .identifier: parseWordItem()
    case .colonColon: parseWordItem()
    default:
      leaf(.unexpected, to: after(i))
    }
  }

  private mutating func parseAtItem() {
    switch word(i) {
    case .atInterface: parseClass(.objcInterface)
    case .atImplementation: parseClass(.objcImplementation)
    case .atProtocol:
      if peek() == .identifier, peek(2) == .semicolon || peek(2) == .comma { skipToSemicolon(.objcForwardDeclaration) } else { parseClass(.objcProtocol) }
    case .atClass: skipToSemicolon(.objcForwardDeclaration)
    case .atImport: skipToSemicolon(.objcImport)
    case .atAlias: skipToSemicolon(.objcTypedef)
    case .atProperty: parseProperty()
    case .atSynthesize: skipToSemicolon(.objcSynthesize)
    case .atSection: leaf(.objcSection)
    // `@end` without a beginning, and the macros that take an `@`.
    default: parseMacro()
    }
  }

  private mutating func parseWordItem() {
    switch word(i) {
    case .externWord where peek() == .cString && peek(2) == .leftBrace: parseDeclarationBlock(i + 2)
    case .namespaceWord:
      var token = i + 1
      while kinds[token] == .identifier || kinds[token] == .colonColon { token += 1 }
      if kinds[token] == .leftBrace { parseDeclarationBlock(token) } else { parseDeclaration() }
    case .usingWord where peek() == .identifier: skipToSemicolon(.objcTypedef)
    case .templateWord where peek() == .leftAngle:
      advance()
      move(to: scanTemplateParameters(i) ?? i + 1)
    case .typedefWord: parseTypedef()
    case .recordWord, .enumWord, .classWord, .qualifier:
      if isRecordDefinition { parseRecord() } else { parseDeclaration() }
    default:
      if peek() == .colon { leaf(.objcSection, to: i + 2) } else { parseDeclaration() }
    }
  }

  /// `extern "C" { … }`, `namespace a { … }`; the brace is at `brace`.
  private mutating func parseDeclarationBlock(_ brace: Int) {
    let node = tree.open(.objcDeclarationBlock, i)
    move(to: brace)
    parseItems()
    closeNode(node)
  }

  /// Declarations in braces.
  private mutating func parseItems() {
    let close = partner(i)
    advance()
    while !isBlockEnd(close) {
      let before = i
      parseItem()
      if i == before { skipUnexpected() }
    }
    endList(close, .rightBrace)
  }

  /// A macro with its arguments; with a body it is a function that the macro defines.
  private mutating func parseMacro() {
    let node = tree.open(.objcMacro, i)
    advance()
    if at(.leftParen) {
      leaf(.objcParameterList, to: after(i))
      if at(.colon), let body = scanInitializers(i) { move(to: body) }
      if at(.leftBrace) {
        tree.kind[node] = .objcFunction
        parseCodeBlock()
      }
    }
    _ = eat(.semicolon)
    closeNode(node)
  }

  /// The brace after the initialisers of a constructor: `: a(b), c{d} {`.
  private func scanInitializers(_ colon: Int) -> Int? {
    var token = colon + 1
    for _ in 0..<Self.reach {
      switch kinds[token] {
      case .identifier, .colonColon, .comma: token += 1
      case .leftParen: token = after(token)
      case .leftBrace:
        // A value in braces stands directly behind a name.
        guard kinds[token - 1] == .identifier, partner(token) != nil else { return token }
        token = after(token)
      case .leftAngle:
        guard let end = scanGenericArguments(token) else { return nil }
        token = end
      default: return nil
      }
    }
    return nil
  }

  // MARK: Functions and variables

  private mutating func parseDeclaration() {
    // A macro on a line of its own.
    if at(.identifier), word(i) == .plain, newline(before: i + 1) || peek().isDirective, peek() != .equal, peek() != .leftParen, peek() != .colonColon, isMacroName(i) {
      leaf(.objcMacro)
      return
    }
    guard let declarator = scanDeclaration(i) else {
      parseMacro()
      return
    }
    if declarator.isFunction { parseFunction(declarator) } else { parseVariable(declarator) }
  }

  private mutating func parseFunction(_ declarator: Declarator) {
    let node = tree.open(.objcFunction, i)
    if declarator.start > i { leaf(.objcType, to: declarator.start) }
    leaf(.objcName, to: declarator.end)
    parseParameters()
    while true {
      switch kind {
      case .identifier, .arrow, .binaryOperator, .colonColon, .integerLiteral, .equal:
        // Attributes, `const`, `override`, `= 0`; a method that follows belongs to nobody here.
        if newline(before: i), isOperator(i, .minus) || isOperator(i, .plus) { break }
        advance()
        if at(.leftParen) { skipBalanced() }
        continue
      case .colon:
        guard let body = scanInitializers(i) else { break }
        move(to: body)
      default: break
      }
      break
    }
    if at(.leftBrace) { parseCodeBlock() } else { _ = eat(.semicolon) }
    closeNode(node)
  }

  /// A declaration of variables up to its semicolon, or to the token `end` when it stands in parentheses.
  mutating func parseVariable(_ declarator: Declarator, in end: Int? = nil) {
    let node = tree.open(.objcVariable, i)
    parseDeclarators(declarator, end)
    if end == nil || at(.semicolon) { _ = eat(.semicolon) }
    closeNode(node)
  }

  private mutating func parseDeclarators(_ first: Declarator, _ end: Int?) {
    if first.start > i { leaf(.objcType, to: first.start) }
    parseDeclarator(first)
    while at(.comma), i < end ?? Int.max {
      advance()
      // `int a, *b`: the stars belong to the second.
      var name = i
      while isOperator(name, .star) || isOperator(name, .ampersand) || word(name) == .qualifier { name += 1 }
      guard kinds[name] == .identifier else { break }
      parseDeclarator(Declarator(name: name, start: i, end: name + 1))
    }
    // What a macro adds after the names.
    while !isListEnd(end), !at(.semicolon), !kind.isDirective, !(newline(before: i) && startsItem) {
      let before = i
      if at(.identifier) || at(.comma) { advance() } else if at(.leftParen) { skipBalanced() } else { parseExpression() }
      if i == before { advance() }
    }
  }

  /// Whether the token begins a method or a directive of a class, so that the declaration before it lacks its semicolon.
  private var startsItem: Bool { isOperator(i, .minus) || isOperator(i, .plus) || at(.atKeyword) || at(.rightBrace) }

  private mutating func parseDeclarator(_ declarator: Declarator) {
    let node = tree.open(.objcDeclarator, declarator.start)
    move(to: declarator.name)
    leaf(.objcName)
    move(to: declarator.end)
    while true {
      if at(.leftSquare) { parseArguments(.subscriptSuffix, nil) } else if word(i) == .attribute || (at(.identifier) && isMacroName(i) && (peek() == .equal || peek() == .leftParen || peek() == .semicolon)) {
        advance()
        if at(.leftParen) { skipBalanced() }
      } else if at(.colon), peek() == .integerLiteral || peek() == .identifier, peek(2) == .semicolon || peek(2) == .comma {
        // A bit field.
        advance()
        advance()
      } else {
        break
      }
    }
    if eat(.equal) {
      skipDirectives()
      if at(.leftBrace) { parseInitializerList() } else { parseExpression() }
    } else if at(.leftParen) {
      parseArguments(.callSuffix, .argument)
    } else if at(.leftBrace) {
      parseInitializerList()
    }
    closeNode(node)
  }

  /// A parenthesised list of parameters.
  mutating func parseParameters() {
    guard at(.leftParen) else { return }
    let node = tree.open(.objcParameterList, i)
    let close = partner(i)
    advance()
    while let close, i < close {
      if at(.comma) {
        advance()
        continue
      }
      let parameter = tree.open(.objcParameter, i)
      var end = i
      while end < close, kinds[end] != .comma {
        if kinds[end] == .leftAngle, let arguments = scanGenericArguments(end) { end = arguments } else { end = after(end) }
      }
      end = min(end, close)
      if let declarator = scanDeclaration(i), declarator.name < end {
        if declarator.start > i { leaf(.objcType, to: declarator.start) }
        move(to: declarator.name)
        leaf(.objcName)
      } else {
        leaf(.objcType, to: end)
      }
      move(to: end)
      closeNode(parameter)
    }
    endList(close, .rightParen)
    closeNode(node)
  }

  // MARK: Types

  /// `struct`, `union`, `class` or `enum` with a body.
  var isRecordDefinition: Bool { recordBody(i) != nil }

  private func recordBody(_ start: Int) -> Int? {
    // `static const struct {`
    var token = start
    while word(token) == .qualifier, token < start + Self.reach { token += 1 }
    if token > start {
      switch word(token) {
      case .recordWord, .enumWord, .classWord: break
      default: return nil
      }
    }
    token += 1
    for _ in 0..<Self.reach {
      switch kinds[token] {
      case .leftBrace: return token
      case .identifier:
        token += 1
        // `__attribute__((…))`, `NS_ENUM(…)`
        if kinds[token] == .leftParen, word(token - 1) == .attribute || isMacroName(token - 1) { token = after(token) }
      case .colon, .colonColon, .comma: token += 1
      case .leftAngle:
        guard let end = scanGenericArguments(token) else { return nil }
        token = end
      default: return nil
      }
    }
    return nil
  }

  mutating func parseRecord() {
    var keyword = i
    while word(keyword) == .qualifier { keyword += 1 }
    let isEnum = isWord(keyword, .enumWord)
    let node = tree.open(isEnum ? .objcEnum : .objcRecord, i)
    parseRecordBody(isEnum)
    // The variables declared with it.
    while !at(.semicolon), !isListEnd(nil), !kind.isDirective {
      let before = i
      if at(.equal) || at(.comma) { advance() } else if at(.leftBrace) { parseInitializerList() } else { parseExpression() }
      if i == before { advance() }
    }
    _ = eat(.semicolon)
    closeNode(node)
  }

  private mutating func parseRecordBody(_ isEnum: Bool) {
    guard let body = recordBody(i) else { return }
    move(to: body)
    if isEnum { skipBalanced() } else { parseItems() }
  }

  mutating func parseTypedef() {
    let node = tree.open(.objcTypedef, i)
    advance()
    if at(.identifier), let body = recordBody(i) {
      // `typedef NS_ENUM(NSInteger, Kind) {…};`, `typedef enum {…} Kind;`
      if isWord(i, .enumWord) || isMacroName(i) { tree.kind[node] = .objcEnum }
      move(to: body)
      skipBalanced()
    } else if at(.identifier), isMacroName(i), peek() == .leftParen, kinds[after(i + 1)] == .leftBrace {
      tree.kind[node] = .objcEnum
      move(to: after(i + 1))
      skipBalanced()
    }
    while !at(.semicolon), !isListEnd(nil) { skipBalanced() }
    _ = eat(.semicolon)
    closeNode(node)
  }
}
