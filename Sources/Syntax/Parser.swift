/// Builds the syntax tree from the tokens: recursive descent over the whole of Swift 6.3.
///
/// Any tokens give a tree. The index never moves backwards, every loop consumes a token or ends, lookahead is
/// O(1) through the bracket table or cached on a token, and nesting is bounded, so the time is linear.
/// Source of the grammar: The Swift Programming Language, and the accepted Swift Evolution proposals up to Swift 6.3.
struct Parser {
  /// The compiler's own limit ("structure nesting level exceeded maximum of 256").
  static let maximumDepth = 256

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

  /// Where an expression stands, which decides what a `{` after it means.
  enum ExpressionContext: UInt8 {
    case basic
    /// In the header of a statement: a `{` is its body unless the text after the closing brace says otherwise.
    case condition
    /// After `#if`: no closures, and the line end ends it.
    case directive
  }
  var context = ExpressionContext.basic

  /// Whether patterns may stand among expressions.
  enum PatternContext: UInt8 {
    case none
    /// `case .a(let x)`: bindings are introduced by `let` or `var`.
    case matching
    /// `case let .a(x)`: plain names bind.
    case binding
  }
  var pattern = PatternContext.none

  /// The index after the trailing closures parsed last.
  var closureEnd = -1

  /// No declaration starts at a modifier word before this token: the answer of an earlier scan.
  var noDeclarationBefore = 0
  /// No effect before this token leads to an arrow.
  var noArrowBefore = 0
  /// The last run of directly nested `#if`s with their conditions; what follows it is its body.
  var directiveRun = 0..<0
  /// Some brace has no partner, so indentation helps to tell where blocks end.
  let hasUnmatchedBrace: Bool

  init(lexer: Lexer, tree: TreeBuilder, text: SourceText) {
    kinds = lexer.tokens.kind
    flags = lexer.tokens.flags
    starts = lexer.tokens.start
    ends = lexer.tokens.end
    matches = lexer.tokens.match
    tokenCount = lexer.count
    source = text.start
    self.tree = tree
    var unmatched = false
    for token in 0..<lexer.count where matches[token] == TokenBuffer.unmatched {
      if kinds[token] == .leftBrace || kinds[token] == .rightBrace {
        unmatched = true
        break
      }
    }
    hasUnmatchedBrace = unmatched
  }

  // MARK: Tokens

  @inline(__always) var kind: TokenKind { kinds[i] }
  @inline(__always) func at(_ kind: TokenKind) -> Bool { kinds[i] == kind }
  /// The kind of the token `distance` ahead; the buffer is padded with ends of file.
  @inline(__always) func peek(_ distance: Int = 1) -> TokenKind { kinds[i &+ distance] }
  @inline(__always) var isAtEnd: Bool { kinds[i] == .endOfFile }
  @inline(__always) func newline(before token: Int) -> Bool { flags[token].contains(.newlineBefore) }
  @inline(__always) var isAtLineStart: Bool { flags[i].contains(.newlineBefore) }
  /// Whether nothing stands between the token and the one before it.
  @inline(__always) func isGlued(_ token: Int) -> Bool { flags[token].isDisjoint(with: .trivia) }

  @inline(__always) mutating func advance() { if kinds[i] != .endOfFile { i &+= 1 } }

  @inline(__always) mutating func eat(_ kind: TokenKind) -> Bool {
    if kinds[i] == kind {
      advance()
      return true
    }
    return false
  }

  /// The partner of a bracket, if it has one ahead.
  @inline(__always) func partner(_ token: Int) -> Int? {
    let match = matches[token]
    return match != TokenBuffer.unmatched && Int(match) > token ? Int(match) : nil
  }

  /// Whether a one-character token is `character`.
  @inline(__always) func token(_ token: Int, is character: UInt8) -> Bool {
    ends[token] &- starts[token] == 1 && source[Int(starts[token])] == character
  }

  func token(_ token: Int, is text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard Int(ends[token] &- starts[token]) == length else { return false }
    let bytes = source + Int(starts[token])
    for index in 0..<length where bytes[index] != text.utf8Start[index] { return false }
    return true
  }

  // MARK: Errors

  mutating func fail(_ kind: SyntaxError.Kind) {
    let offset = starts[i]
    if errors.last?.offset != offset { errors.append(SyntaxError(kind: kind, offset: offset)) }
  }

  /// Consumes the token, or notes that it is missing and consumes nothing.
  @inline(__always) mutating func expect(_ kind: TokenKind) {
    if !eat(kind) { fail(.expected) }
  }

  mutating func missing(_ kind: NodeKind = .missing) {
    fail(.expected)
    tree.close(tree.open(kind, i), i)
  }

  /// Puts the current token, with its balanced group if it opens one, into an `unexpected` node.
  mutating func skipUnexpected() {
    fail(.unexpected)
    let node = tree.open(.unexpected, i)
    skipBalanced()
    tree.close(node, i)
  }

  /// Moves over one token, or over a whole group if it is an opening bracket with a partner.
  mutating func skipBalanced() {
    switch kind {
    case .leftBrace, .leftParen, .leftSquare, .interpolationStart:
      i = partner(i).map { $0 + 1 } ?? i + 1
    case .stringStart:
      advance()
      while !isAtEnd && !at(.stringEnd) { skipStringPart() }
      _ = eat(.stringEnd)
    default: advance()
    }
  }

  private mutating func skipStringPart() {
    if at(.interpolationStart), let end = partner(i) { i = end + 1 } else { advance() }
  }

  // MARK: Depth

  /// Enters a nested construct; at the limit skips the group and returns false.
  @inline(__always) mutating func enter() -> Bool {
    if depth >= Self.maximumDepth {
      tooDeep()
      return false
    }
    depth &+= 1
    return true
  }

  @inline(__always) mutating func leave() { depth &-= 1 }

  private mutating func tooDeep() {
    fail(.tooDeep)
    let node = tree.open(.unparsed, i)
    skipBalanced()
    if at(.leftAngle), let end = scanGenericArguments(i) { i = end }
    tree.close(node, i)
  }

  // MARK: Leaves

  /// A node of exactly the current token.
  @inline(__always) mutating func leaf(_ kind: NodeKind) {
    let node = tree.open(kind, i)
    advance()
    tree.close(node, i)
  }

  @inline(__always) mutating func closeNode(_ node: Int) { tree.close(node, i) }
}

/// Parses sources one after another, reusing its buffers. One a worker thread; not for sharing.
package final class ParserContext {
  private var tokens = TokenBuffer(capacity: 1 << 14)
  private var nodes = TreeBuilder(capacity: 1 << 15)

  package init() {}

  deinit {
    tokens.deallocate()
    nodes.deallocate()
  }

  /// Parses a source: O(size), whatever the bytes.
  package func parse(_ text: SourceText) -> SyntaxTree {
    var lexer = Lexer(text, reusing: tokens)
    lexer.run()
    lexer.tokens.padWithEnds(count: lexer.count, offset: lexer.offset(lexer.end))
    tokens = lexer.tokens
    nodes.count = 0
    var parser = Parser(lexer: lexer, tree: nodes, text: text)
    parser.parseSourceFile()
    nodes = parser.tree
    var errors = lexer.errors + parser.errors
    if !lexer.errors.isEmpty && !parser.errors.isEmpty { errors.sort { $0.offset < $1.offset } }
    return SyntaxTree(
      text: text, tokens: tokens, tokenCount: lexer.count, nodes: nodes, comments: lexer.comments, errors: errors)
  }

  /// Parses an Objective-C source, header or Objective-C++ source: O(size), whatever the bytes.
  package func parseObjectiveC(_ text: SourceText) -> SyntaxTree {
    var lexer = ObjCLexer(text, reusing: tokens)
    lexer.run()
    lexer.resolveConditionals()
    lexer.matchBrackets()
    lexer.tokens.padWithEnds(count: lexer.count, offset: lexer.offset(lexer.end))
    tokens = lexer.tokens
    nodes.count = 0
    var parser = ObjCParser(lexer: lexer, tree: nodes, text: text)
    parser.parseSourceFile()
    nodes = parser.tree
    let errors = (lexer.errors + parser.errors).sorted { $0.offset < $1.offset }
    return SyntaxTree(
      text: text, language: .objectiveC, tokens: tokens, tokenCount: lexer.count, nodes: nodes, comments: lexer.comments, errors: errors)
  }

  /// Parses a source in its language: O(size), whatever the bytes.
  package func parse(_ text: SourceText, as language: SourceLanguage) -> SyntaxTree {
    switch language {
    case .swift: parse(text)
    case .objectiveC: parseObjectiveC(text)
    }
  }

  /// Only cuts a source into tokens and returns their number; for measurements.
  package func lex(_ text: SourceText) -> Int {
    var lexer = Lexer(text, reusing: tokens)
    lexer.run()
    tokens = lexer.tokens
    return lexer.count
  }
}

extension TokenBuffer {
  /// Ends of file after the last token, so that the parser can look a few tokens ahead without a check.
  mutating func padWithEnds(count: Int, offset: UInt32) {
    while capacity < count + 8 { grow(count: count) }
    for index in count..<count + 8 {
      kind[index] = .endOfFile
      flags[index] = .newlineBefore
      start[index] = offset
      end[index] = offset
      match[index] = 0
    }
  }
}
