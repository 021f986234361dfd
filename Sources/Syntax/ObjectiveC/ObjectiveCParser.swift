/// Builds the tree of an Objective-C, C or Objective-C++ source from its tokens, without a preprocessor and without knowing any type.
///
/// Any tokens give a tree, and little is an error: what a macro may have made of the text is passed over. The index never moves backwards,
/// lookahead jumps over brackets or is bounded, and nesting is bounded, so the time is linear.
struct ObjCParser {
  static let maximumDepth = 256
  /// How many tokens a look ahead inspects.
  static let reach = 64

  let kinds: UnsafeMutablePointer<TokenKind>
  let flags: UnsafeMutablePointer<TokenFlags>
  let starts: UnsafeMutablePointer<UInt32>
  let ends: UnsafeMutablePointer<UInt32>
  let matches: UnsafeMutablePointer<UInt32>
  let tokenCount: Int
  let source: UnsafePointer<UInt8>

  var tree: TreeBuilder
  var errors: [SyntaxError] = []
  /// The index of the current token.
  var i = 0
  var depth = 0
  /// A name with a colon ends the expression: it is the next keyword of the message around it.
  var stopsAtKeyword = false
  /// The receiver of a message is being read: what stands before the `]` is its selector.
  var isReadingReceiver = false

  init(lexer: ObjCLexer, tree: TreeBuilder, text: SourceText) {
    kinds = lexer.tokens.kind
    flags = lexer.tokens.flags
    starts = lexer.tokens.start
    ends = lexer.tokens.end
    matches = lexer.tokens.match
    tokenCount = lexer.count
    source = text.start
    self.tree = tree
  }

  // MARK: Tokens

  @inline(__always) var kind: TokenKind { kinds[i] }
  @inline(__always) func at(_ kind: TokenKind) -> Bool { kinds[i] == kind }
  @inline(__always) func peek(_ distance: Int = 1) -> TokenKind { kinds[min(i &+ distance, tokenCount)] }
  @inline(__always) func newline(before token: Int) -> Bool { flags[token].contains(.newlineBefore) }
  @inline(__always) func isGlued(_ token: Int) -> Bool { flags[token].isDisjoint(with: .trivia) }

  @inline(__always) mutating func advance() { if kinds[i] != .endOfFile { i &+= 1 } }

  /// Moves forward to a token.
  @inline(__always) mutating func move(to token: Int) { i = min(max(i, token), tokenCount - 1) }

  @inline(__always) mutating func eat(_ kind: TokenKind) -> Bool {
    if kinds[i] == kind {
      advance()
      return true
    }
    return false
  }

  /// The meaning of a word; `plain` for a name and for every other token.
  @inline(__always) func word(_ token: Int) -> ObjCWord {
    kinds[token] == .identifier || kinds[token] == .atKeyword ? ObjCWord(rawValue: matches[token]) ?? .plain : .plain
  }

  @inline(__always) func isWord(_ token: Int, _ word: ObjCWord) -> Bool {
    (kinds[token] == .identifier || kinds[token] == .atKeyword) && matches[token] == word.rawValue
  }

  @inline(__always) func isOperator(_ token: Int, _ meaning: ObjCOperator) -> Bool {
    kinds[token] == .binaryOperator && matches[token] == meaning.rawValue
  }

  func token(_ token: Int, is text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard Int(ends[token] &- starts[token]) == length else { return false }
    let bytes = source + Int(starts[token])
    for index in 0..<length where bytes[index] != text.utf8Start[index] { return false }
    return true
  }

  /// The partner of an opening bracket, if it has one.
  @inline(__always) func partner(_ token: Int) -> Int? {
    switch kinds[token] {
    case .leftBrace, .leftParen, .leftSquare: matches[token] == TokenBuffer.unmatched ? nil : Int(matches[token])
    default: nil
    }
  }

  /// The index after a token, or after the whole group if it is an opening bracket with a partner.
  @inline(__always) func after(_ token: Int) -> Int { (partner(token) ?? token) + 1 }

  /// The first letter is a capital, underscores aside: the name of a type or a macro.
  func isCapitalized(_ token: Int) -> Bool {
    var offset = Int(starts[token])
    while source[offset] == UInt8(ascii: "_") { offset += 1 }
    return source[offset] >= UInt8(ascii: "A") && source[offset] <= UInt8(ascii: "Z")
  }

  /// Written in capitals and underscores, as macros are.
  func isMacroName(_ token: Int) -> Bool {
    guard kinds[token] == .identifier, ends[token] &- starts[token] >= 3 else { return false }
    for offset in Int(starts[token])..<Int(ends[token]) where source[offset] >= UInt8(ascii: "a") && source[offset] <= UInt8(ascii: "z") { return false }
    return true
  }

  // MARK: Errors and nodes

  mutating func fail(_ kind: SyntaxError.Kind) {
    let offset = starts[i]
    if errors.last?.offset != offset { errors.append(SyntaxError(kind: kind, offset: offset)) }
  }

  /// Moves over one token, or over a whole group if it is an opening bracket with a partner.
  mutating func skipBalanced() { move(to: after(i)) }

  /// Enters a nested construct; at the limit skips the group and returns false.
  @inline(__always) mutating func enter() -> Bool {
    guard depth < Self.maximumDepth else {
      fail(.tooDeep)
      let node = tree.open(.unparsed, i)
      skipBalanced()
      tree.close(node, i)
      return false
    }
    depth &+= 1
    return true
  }

  @inline(__always) mutating func leave() { depth &-= 1 }

  /// A node of exactly the current token.
  @inline(__always) mutating func leaf(_ kind: NodeKind) {
    let node = tree.open(kind, i)
    advance()
    tree.close(node, i)
  }

  /// A node of the tokens up to `token`.
  mutating func leaf(_ kind: NodeKind, to token: Int) {
    let node = tree.open(kind, i)
    move(to: token)
    tree.close(node, i)
  }

  @inline(__always) mutating func closeNode(_ node: Int) { tree.close(node, i) }

  /// A token that fits nowhere; every loop over a list ends with it when nothing else moved.
  mutating func skipUnexpected() { leaf(.unexpected) }

  // MARK: Lists

  /// Whether the group that opened before ends here: at its own closer, or where a closer or a statement's end shows that it has none.
  @inline(__always) func isListEnd(_ close: Int?) -> Bool {
    if let close { return i >= close }
    switch kinds[i] {
    case .rightParen, .rightSquare, .rightBrace, .semicolon, .endOfFile: return true
    case .atKeyword: return isContainerEnd(i)
    default: return false
    }
  }

  /// Whether a block ends here.
  @inline(__always) func isBlockEnd(_ close: Int?) -> Bool {
    if let close { return i >= close }
    return kinds[i] == .endOfFile || kinds[i] == .rightBrace || isContainerEnd(i)
  }

  /// `@end`, or the beginning of another class: no group reaches over it.
  func isContainerEnd(_ token: Int) -> Bool {
    guard kinds[token] == .atKeyword else { return false }
    switch word(token) {
    case .atEnd, .atImplementation, .atInterface: return true
    default: return false
    }
  }

  /// Consumes the closer of a group; without a partner, whatever closer of that kind stands here.
  mutating func endList(_ close: Int?, _ kind: TokenKind) {
    if let close { move(to: close + 1) } else { _ = eat(kind) }
  }

  // MARK: Directives

  /// `#else`, `#elif` or `#endif` of an `#if` whose clauses stand for themselves.
  @inline(__always) func isClauseEnd(_ token: Int) -> Bool {
    switch kinds[token] {
    case .poundElse, .poundElseif, .poundEndif: matches[token] != TokenBuffer.unmatched
    default: false
    }
  }

  /// The first token at or after `token` that is no directive; of several clauses it is one of the first.
  func afterDirectives(_ token: Int) -> Int {
    var token = token
    while kinds[token].isDirective {
      if kinds[token] == .poundElse || kinds[token] == .poundElseif, matches[token] != TokenBuffer.unmatched, Int(matches[token]) > token {
        token = Int(matches[token])
      } else {
        token += 1
      }
    }
    return token
  }

  /// Parses a directive among statements or declarations; `parseItem` parses what stands in the clauses of `#if`.
  mutating func parseDirective(_ parseItem: (inout ObjCParser) -> Void) {
    if at(.poundIf), matches[i] != TokenBuffer.unmatched, !isIncludeGuard, depth < Self.maximumDepth {
      depth += 1
      parseConditional(parseItem)
      depth -= 1
    } else if at(.directive), matches[i] == ObjCDirective.include.rawValue {
      leaf(.objcImport)
    } else {
      leaf(.objcDirective)
    }
  }

  private mutating func parseConditional(_ parseItem: (inout ObjCParser) -> Void) {
    let node = tree.open(.ifConfig, i)
    repeat {
      let clause = tree.open(.ifConfigClause, i)
      advance()
      while !isAtEnd, !isClauseEnd(i) {
        let before = i
        parseItem(&self)
        if i == before { skipUnexpected() }
      }
      closeNode(clause)
    } while at(.poundElse) || at(.poundElseif)
    _ = eat(.poundEndif)
    closeNode(node)
  }

  @inline(__always) var isAtEnd: Bool { kinds[i] == .endOfFile }

  /// `#ifndef NAME_H` and `#define NAME_H` around a whole header.
  private var isIncludeGuard: Bool {
    guard depth == 0, peek() == .directive, matches[i + 1] == ObjCDirective.define.rawValue else { return false }
    let range = Int(starts[i])..<Int(ends[i])
    guard range.count > 8, source[range.lowerBound + 1] != UInt8(ascii: " ") else { return false }
    // `#ifndef` is followed by the same name as `#define`.
    var name = range.lowerBound + 7, other = Int(starts[i + 1]) + 7
    while name < range.upperBound, source[name] == UInt8(ascii: " ") { name += 1 }
    while other < Int(ends[i + 1]), source[other] == UInt8(ascii: " ") { other += 1 }
    while name < range.upperBound, other < Int(ends[i + 1]), source[name] == source[other] {
      name += 1
      other += 1
    }
    return name == range.upperBound && source[range.lowerBound + 3] == UInt8(ascii: "n")
  }

  // MARK: File

  mutating func parseSourceFile() {
    let node = tree.open(.sourceFile, 0)
    while !isAtEnd {
      let before = i
      parseItem()
      if i == before { skipUnexpected() }
    }
    closeNode(node)
  }
}
