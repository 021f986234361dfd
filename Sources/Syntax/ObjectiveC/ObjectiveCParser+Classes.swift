extension ObjCParser {
  /// `@interface`, `@implementation` or `@protocol` up to its `@end`.
  mutating func parseClass(_ kind: NodeKind) {
    let node = tree.open(kind, i)
    advance()
    if at(.identifier) {
      // `@interface NS_SWIFT_NAME(x) Foo`
      while peek() == .leftParen, isMacroName(i), kinds[after(i + 1)] == .identifier { move(to: after(i + 1)) }
      while peek() == .identifier, !newline(before: i + 1) { advance() }
      leaf(.objcName)
    }
    parseClassHeader(kind)
    if at(.leftBrace), kind != .objcProtocol {
      let block = tree.open(.objcIvarBlock, i)
      parseInstanceVariables()
      closeNode(block)
    }
    while !isAtEnd, !isClassEnd, !isClauseEnd(i) {
      let before = i
      parseItem()
      if i == before { skipUnexpected() }
    }
    if isWord(i, .atEnd) { advance() }
    closeNode(node)
  }

  /// `@end`, or another class whose beginning shows that it is missing.
  private var isClassEnd: Bool {
    guard at(.atKeyword) else { return false }
    switch word(i) {
    case .atEnd, .atInterface, .atImplementation: return true
    case .atProtocol: return peek() == .identifier && peek(2) != .semicolon && peek(2) != .comma
    default: return false
    }
  }

  private mutating func parseInstanceVariables() {
    let close = partner(i)
    advance()
    while !isBlockEnd(close) {
      let before = i
      parseItem()
      if i == before { skipUnexpected() }
    }
    endList(close, .rightBrace)
  }

  private mutating func parseClassHeader(_ kind: NodeKind) {
    parseClassHeaderParts(kind)
    guard kind != .objcImplementation, self.kind.isDirective else { return }
    // The protocols may be a matter of the platform.
    let next = afterDirectives(i)
    guard kinds[next] == .leftAngle || kinds[next] == .colon else { return }
    move(to: next)
    parseClassHeaderParts(kind)
    if isClauseEnd(i) { skipDirectives() }
  }

  private mutating func parseClassHeaderParts(_ kind: NodeKind) {
    if at(.leftAngle), kind != .objcProtocol, let end = scanAngles(i), kinds[end] == .colon || kinds[end] == .leftParen {
      leaf(.objcGenericParameters, to: end)
    }
    if at(.colon) {
      advance()
      let node = tree.open(.objcSuperclass, i)
      if at(.identifier) { leaf(.objcName) }
      // `: Base<Item *> <Protocol>`
      if at(.leftAngle), let end = scanAngles(i), kinds[end] == .leftAngle || holdsStar(i, end) { move(to: end) }
      closeNode(node)
    } else if at(.leftParen) {
      let node = tree.open(.objcCategory, i)
      let end = after(i)
      advance()
      if at(.identifier) { leaf(.objcName) }
      move(to: end)
      closeNode(node)
    }
    if at(.leftAngle), let end = scanAngles(i) {
      let node = tree.open(.objcProtocolList, i)
      advance()
      while i < end - 1 {
        if at(.identifier) { leaf(.objcProtocolReference) } else { advance() }
      }
      move(to: end)
      closeNode(node)
    }
  }

  /// The index after the `>` of a list in angle brackets, however long.
  private func scanAngles(_ start: Int) -> Int? {
    var token = start, depth = 0
    while true {
      switch kinds[token] {
      case .leftAngle: depth += 1
      case .rightAngle:
        depth -= 1
        if depth == 0 { return token + 1 }
      case .identifier, .comma, .directive, .poundIf, .poundElse, .poundElseif, .poundEndif, .colon: break
      case .binaryOperator where isOperator(token, .star) || isOperator(token, .caret): break
      case .leftParen:
        guard let close = partner(token) else { return nil }
        token = close
      default: return nil
      }
      token += 1
    }
  }

  private func holdsStar(_ start: Int, _ end: Int) -> Bool { (start..<end).contains { isOperator($0, .star) } }

  // MARK: Properties

  mutating func parseProperty() {
    let node = tree.open(.objcProperty, i)
    advance()
    if at(.leftParen) {
      let close = partner(i)
      advance()
      while let close, i < close {
        if at(.identifier) {
          let attribute = tree.open(.objcPropertyAttribute, i)
          while i < close, !at(.comma) { skipBalanced() }
          closeNode(attribute)
        } else {
          advance()
        }
      }
      endList(close, .rightParen)
    }
    while at(.identifier), word(i) == .plain, isMacroName(i), peek() == .leftParen, kinds[after(i + 1)] == .identifier { move(to: after(i + 1)) }
    if let declarator = scanDeclaration(i), !newline(before: i) || !startsMethod {
      if declarator.start > i { leaf(.objcType, to: declarator.start) }
      let part = tree.open(.objcDeclarator, i)
      move(to: declarator.name)
      leaf(.objcName)
      move(to: declarator.end)
      closeNode(part)
      parseFurtherNames()
    }
    while !at(.semicolon), !isListEnd(nil), !kind.isDirective, !(newline(before: i) && (startsMethod || at(.atKeyword))) { skipBalanced() }
    _ = eat(.semicolon)
    closeNode(node)
  }

  private var startsMethod: Bool { isOperator(i, .minus) || isOperator(i, .plus) }

  /// `@property CGFloat width, height;`
  private mutating func parseFurtherNames() {
    while at(.comma) {
      var name = i + 1
      while isOperator(name, .star) { name += 1 }
      guard kinds[name] == .identifier else { return }
      advance()
      let part = tree.open(.objcDeclarator, i)
      move(to: name)
      leaf(.objcName)
      closeNode(part)
    }
  }

  // MARK: Methods

  mutating func parseMethod() {
    let node = tree.open(.objcMethod, i)
    advance()
    parseParenthesizedType()
    if at(.identifier), peek() != .colon {
      leaf(.objcSelectorName)
    } else {
      while at(.colon) || (at(.identifier) && peek() == .colon) { parseMethodParameter() }
    }
    // `, ...` and attributes.
    while !at(.semicolon), !at(.leftBrace), !isListEnd(nil), !(newline(before: i) && (startsMethod || at(.atKeyword))) {
      if kind.isDirective, !continuesMethod { break }
      skipBalanced()
    }
    if eat(.semicolon), !at(.leftBrace) {
      closeNode(node)
      return
    }
    if at(.leftBrace) { parseCodeBlock() }
    closeNode(node)
  }

  /// A directive between the head of a method and its body.
  private var continuesMethod: Bool {
    let next = afterDirectives(i)
    return kinds[next] == .leftBrace || kinds[next] == .semicolon
  }

  /// A type in parentheses; the node is what stands between them.
  private mutating func parseParenthesizedType() {
    guard at(.leftParen) else { return }
    let close = partner(i)
    advance()
    guard let close else { return }
    if i < close { leaf(.objcType, to: close) }
    advance()
  }

  private mutating func parseMethodParameter() {
    let node = tree.open(.objcParameter, i)
    _ = eat(.identifier)
    advance()
    parseParenthesizedType()
    while at(.identifier), word(i) == .attribute || word(i) == .qualifier || (isMacroName(i) && (peek() == .identifier && peek(2) != .colon || peek() == .leftParen)) {
      advance()
      if at(.leftParen) { skipBalanced() }
    }
    if at(.identifier), peek() != .colon || newline(before: i) == false { leaf(.objcName) }
    while word(i) == .attribute {
      advance()
      if at(.leftParen) { skipBalanced() }
    }
    closeNode(node)
  }
}
