/// Cuts a source into tokens, in one pass and without the parser's help.
///
/// All decisions use the bytes to the left and right and the previous token. Every scan that may fail remembers
/// its failure, so the time is linear in the size of the source. A string literal always yields
/// `stringStart (interpolationStart … interpolationEnd)* stringEnd`; ends that the source lacks are empty tokens.
struct Lexer {
  let base: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var cursor: UnsafePointer<UInt8>
  let classes: UnsafePointer<UInt8>
  let keywords: KeywordTable

  var tokens: TokenBuffer
  var count = 0
  var flags: TokenFlags = .newlineBefore
  var comments: [Comment] = []
  var errors: [SyntaxError] = []
  var brackets = BracketMatcher()

  /// The literal whose interpolation is being lexed.
  struct Interpolation {
    var pounds: Int
    var isMultiline: Bool
    /// Parentheses open when the interpolation began.
    var parenDepth: Int
  }
  var interpolations: [Interpolation] = []
  /// Parentheses open inside the innermost interpolation.
  var parenDepth = 0
  /// The innermost interpolation belongs to a single-line literal, which a line end terminates.
  var endsAtNewline = false
  static let maximumInterpolationDepth = 256

  // Failed scans: no terminator lies before these places.
  var noRegexEndBefore: UnsafePointer<UInt8>
  var noCurlyQuoteEndBefore: UnsafePointer<UInt8>
  var noPoundLiteralBefore: UnsafePointer<UInt8>
  var noBacktickBefore: UnsafePointer<UInt8>
  var hasNoConflictEnd = false
  var hasNoPerforceEnd = false
  var hasNoMultilineRegexEnd = false

  init(_ text: SourceText, reusing buffer: TokenBuffer) {
    base = text.start
    end = text.start + text.count
    cursor = base
    classes = ByteClass.table
    keywords = .shared
    tokens = buffer
    noRegexEndBefore = base
    noCurlyQuoteEndBefore = base
    noPoundLiteralBefore = base
    noBacktickBefore = base
  }

  // MARK: Helpers

  @inline(__always) func offset(_ pointer: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: pointer - base)
  }

  @inline(__always) func classOf(_ pointer: UnsafePointer<UInt8>) -> UInt8 { classes[Int(pointer.pointee)] }

  @inline(__always) func load64(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self)
  }

  /// Appends a token from `start` to the cursor.
  @inline(__always) mutating func emit(_ kind: TokenKind, _ start: UnsafePointer<UInt8>) {
    if count == tokens.capacity { tokens.grow(count: count) }
    tokens.kind[count] = kind
    tokens.flags[count] = flags
    tokens.start[count] = offset(start)
    tokens.end[count] = offset(cursor)
    tokens.match[count] = 0
    count &+= 1
    flags = []
  }

  mutating func error(_ kind: SyntaxError.Kind, at pointer: UnsafePointer<UInt8>) {
    flags.insert(.error)
    errors.append(SyntaxError(kind: kind, offset: offset(pointer)))
  }

  func starts(_ pointer: UnsafePointer<UInt8>, with text: StaticString) -> Bool {
    guard end - pointer >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where pointer[index] != text.utf8Start[index] { return false }
    return true
  }

  // MARK: Main loop

  mutating func run() {
    if starts(cursor, with: "\u{FEFF}") { cursor += 3 }
    if cursor[0] == UInt8(ascii: "#") && cursor[1] == UInt8(ascii: "!") {
      let start = cursor
      skipToLineEnd()
      emit(.shebang, start)
    }
    while true {
      let byte = cursor.pointee
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
        flags.insert(.spaceBefore)
        cursor += 1
        while load64(cursor) == 0x2020_2020_2020_2020 { cursor += 8 }
        while classOf(cursor) & ByteClass.space != 0 { cursor += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if endsAtNewline { closeInterpolations(untilMultiline: true) }
        flags.insert(.newlineBefore)
        cursor += 1
      case 0:
        if cursor >= end {
          closeInterpolations(untilMultiline: false)
          brackets.finish()
          emit(.endOfFile, cursor)
          return
        }
        error(.invalidByte, at: cursor)
        flags.insert(.spaceBefore)
        cursor += 1
      case UInt8(ascii: "/"):
        if cursor[1] == UInt8(ascii: "/") {
          lineComment()
        } else if cursor[1] == UInt8(ascii: "*") {
          blockComment()
        } else {
          operatorToken()
        }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): word()
      case UInt8(ascii: "$"): dollarIdentifier()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): string(from: cursor, pounds: 0)
      case UInt8(ascii: "{"): open(.leftBrace)
      case UInt8(ascii: "}"): close(.rightBrace, opener: .leftBrace)
      case UInt8(ascii: "("):
        parenDepth &+= 1
        open(.leftParen)
      case UInt8(ascii: ")"):
        if !interpolations.isEmpty && parenDepth == 0 {
          endInterpolation()
        } else {
          if parenDepth > 0 { parenDepth &-= 1 }
          close(.rightParen, opener: .leftParen)
        }
      case UInt8(ascii: "["): open(.leftSquare)
      case UInt8(ascii: "]"): close(.rightSquare, opener: .leftSquare)
      case UInt8(ascii: ","): single(.comma)
      case UInt8(ascii: ";"): single(.semicolon)
      case UInt8(ascii: ":"):
        if cursor[1] == UInt8(ascii: ":") {
          cursor += 2
          emit(.colonColon, cursor - 2)
        } else {
          single(.colon)
        }
      case UInt8(ascii: "@"): single(.atSign)
      case UInt8(ascii: "\\"): single(.backslash)
      case UInt8(ascii: "#"): pound()
      case UInt8(ascii: "`"): backtickedIdentifier()
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        if isLeftBound(cursor) {
          single(byte == UInt8(ascii: "!") ? .exclamation : .postfixQuestion)
        } else {
          operatorToken()
        }
      case UInt8(ascii: "<"):
        if cursor[1] == UInt8(ascii: "#"), placeholder() { continue }
        if conflictMarker() { continue }
        angle(.leftAngle)
      case UInt8(ascii: ">"):
        if conflictMarker() { continue }
        angle(.rightAngle)
      case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
        UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "."):
        operatorToken()
      default:
        if byte >= 0x80 {
          nonASCII()
        } else {
          error(.invalidByte, at: cursor)
          flags.insert(.spaceBefore)
          cursor += 1
        }
      }
    }
  }

  @inline(__always) private mutating func single(_ kind: TokenKind) {
    cursor += 1
    emit(kind, cursor - 1)
  }

  @inline(__always) private mutating func open(_ kind: TokenKind) {
    single(kind)
    brackets.open(count &- 1, kind, &tokens)
  }

  @inline(__always) private mutating func close(_ kind: TokenKind, opener: TokenKind) {
    single(kind)
    brackets.close(count &- 1, opener, &tokens)
  }

  // MARK: Trivia

  @inline(__always) private mutating func skipToLineEnd() {
    let newline: UInt64 = 0x0A0A_0A0A_0A0A_0A0A, carriageReturn: UInt64 = 0x0D0D_0D0D_0D0D_0D0D
    while cursor + 8 <= end {
      let bytes = load64(cursor)
      let hit = Self.zeroBytes(bytes ^ newline) | Self.zeroBytes(bytes ^ carriageReturn)
      if hit != 0 {
        cursor += UInt64(littleEndian: hit).trailingZeroBitCount &>> 3
        return
      }
      cursor += 8
    }
    while cursor < end && cursor.pointee != UInt8(ascii: "\n") && cursor.pointee != UInt8(ascii: "\r") { cursor += 1 }
  }

  /// A word whose lowest set bit marks the first zero byte.
  @inline(__always) private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  private mutating func lineComment() {
    let start = cursor
    skipToLineEnd()
    // `////` is an ordinary comment.
    let isDocumentation = cursor - start >= 3 && start[2] == UInt8(ascii: "/") && start[3] != UInt8(ascii: "/")
    appendComment(isDocumentation ? .documentationLine : .line, start)
  }

  private mutating func blockComment() {
    let start = cursor
    cursor += 2
    var depth = 1
    while cursor < end {
      let byte = cursor.pointee
      if byte == UInt8(ascii: "*") && cursor[1] == UInt8(ascii: "/") {
        cursor += 2
        depth -= 1
        if depth == 0 { break }
      } else if byte == UInt8(ascii: "/") && cursor[1] == UInt8(ascii: "*") {
        cursor += 2
        depth += 1
      } else {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { flags.insert(.newlineBefore) }
        cursor += 1
      }
    }
    if cursor > end { cursor = end }
    if depth > 0 { error(.unterminatedComment, at: start) }
    let isDocumentation = start[2] == UInt8(ascii: "*") && start[3] != UInt8(ascii: "/") && start[3] != UInt8(ascii: "*")
    appendComment(isDocumentation ? .documentationBlock : .block, start)
  }

  private mutating func appendComment(_ kind: Comment.Kind, _ start: UnsafePointer<UInt8>) {
    flags.insert(.commentBefore)
    comments.append(
      Comment(start: offset(start), end: offset(cursor), kind: kind, nextToken: UInt32(truncatingIfNeeded: count)))
  }

  /// Merge-conflict markers are trivia, but only when the closing marker exists.
  private mutating func conflictMarker() -> Bool {
    guard cursor == base || cursor[-1] == UInt8(ascii: "\n") || cursor[-1] == UInt8(ascii: "\r") else { return false }
    let isPerforce: Bool
    if starts(cursor, with: "<<<<<<< ") {
      isPerforce = false
    } else if starts(cursor, with: ">>>> ") {
      isPerforce = true
    } else {
      return false
    }
    if isPerforce ? hasNoPerforceEnd : hasNoConflictEnd { return false }
    var scan = cursor + 5
    while scan < end {
      if scan[-1] == UInt8(ascii: "\n") || scan[-1] == UInt8(ascii: "\r") {
        if isPerforce ? starts(scan, with: "<<<<\n") : starts(scan, with: ">>>>>>> ") {
          error(.conflictMarker, at: cursor)
          cursor = scan
          skipToLineEnd()
          flags.insert(.newlineBefore)
          return true
        }
      }
      scan += 1
    }
    if isPerforce { hasNoPerforceEnd = true } else { hasNoConflictEnd = true }
    return false
  }
}
