/// Cuts an Objective-C source into tokens, in one pass.
///
/// A string with its `@` is one token, a directive with its continuation lines is one token (comments at its end are not part of it), and
/// code that no build compiles (`#if 0`) belongs to the directive before it. `match` holds the meaning of words, operators and directives.
struct ObjCLexer {
  let base: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var cursor: UnsafePointer<UInt8>
  let classes: UnsafePointer<UInt8>
  let words: ObjCWordTable
  let wordsAfterAt: ObjCWordTable

  var tokens: TokenBuffer
  var count = 0
  var flags: TokenFlags = .newlineBefore
  var comments: [Comment] = []
  var errors: [SyntaxError] = []

  /// For each open `#if`: whether the clause read now is compiled always, so that the ones after it never are.
  var alwaysTaken: [Bool] = []
  /// An earlier search found no `#endif`, so later ones find none either.
  var hasNoEndif = false
  /// No raw string ends before this place.
  var noRawStringEndBefore: UnsafePointer<UInt8>

  init(_ text: SourceText, reusing buffer: TokenBuffer) {
    base = text.start
    end = text.start + text.count
    cursor = base
    classes = ByteClass.table
    words = .shared
    wordsAfterAt = .afterAt
    tokens = buffer
    noRawStringEndBefore = base
  }

  // MARK: Helpers

  @inline(__always) func offset(_ pointer: UnsafePointer<UInt8>) -> UInt32 { UInt32(truncatingIfNeeded: pointer - base) }

  @inline(__always) func classOf(_ pointer: UnsafePointer<UInt8>) -> UInt8 { classes[Int(pointer.pointee)] }

  @inline(__always) func isNewline(_ pointer: UnsafePointer<UInt8>) -> Bool { classOf(pointer) & ByteClass.newline != 0 }

  /// Appends a token from `start` to the cursor.
  @inline(__always) mutating func emit(_ kind: TokenKind, _ start: UnsafePointer<UInt8>, _ meaning: UInt32 = 0) {
    if count == tokens.capacity { tokens.grow(count: count) }
    tokens.kind[count] = kind
    tokens.flags[count] = flags
    tokens.start[count] = offset(start)
    tokens.end[count] = offset(cursor)
    tokens.match[count] = meaning
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

  /// The length of a line splice at `pointer`, a backslash: with the blanks and the line end after it; zero when it is none.
  func spliceLength(_ pointer: UnsafePointer<UInt8>) -> Int {
    var scan = pointer + 1
    while scan < end, classOf(scan) & ByteClass.space != 0 { scan += 1 }
    guard scan < end, isNewline(scan) else { return 0 }
    scan += scan.pointee == UInt8(ascii: "\r") && scan[1] == UInt8(ascii: "\n") ? 2 : 1
    return scan - pointer
  }

  // MARK: Main loop

  mutating func run() {
    if starts(cursor, with: "\u{FEFF}") { cursor += 3 }
    while true {
      let byte = cursor.pointee
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
        flags.insert(.spaceBefore)
        cursor += 1
        while classOf(cursor) & ByteClass.space != 0 { cursor += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        flags.insert(.newlineBefore)
        cursor += 1
      case 0:
        if cursor >= end {
          emit(.endOfFile, cursor)
          return
        }
        invalidByte()
      case UInt8(ascii: "/"):
        if cursor[1] == UInt8(ascii: "/") {
          lineComment()
        } else if cursor[1] == UInt8(ascii: "*") {
          blockComment()
        } else {
          infix(assignable: true)
        }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF: word()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
      case UInt8(ascii: "\""): string(from: cursor)
      case UInt8(ascii: "'"): character(from: cursor)
      case UInt8(ascii: "@"): at()
      case UInt8(ascii: "#"):
        if flags.contains(.newlineBefore) { directive() } else { single(.pound) }
      case UInt8(ascii: "\\"):
        let splice = spliceLength(cursor)
        if splice > 0 {
          flags.insert(.spaceBefore)
          cursor += splice
        } else {
          single(.backslash)
        }
      default:
        if !punctuation(byte) { invalidByte() }
      }
    }
  }

  private mutating func invalidByte() {
    error(.invalidByte, at: cursor)
    flags.insert(.spaceBefore)
    cursor += 1
  }

  @inline(__always) private mutating func single(_ kind: TokenKind, _ meaning: UInt32 = 0, length: Int = 1) {
    cursor += length
    emit(kind, cursor - length, meaning)
  }

  // MARK: Punctuation

  /// Lexes a bracket, an operator or another mark; false when the byte is none.
  private mutating func punctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"): single(.leftBrace)
    case UInt8(ascii: "}"): single(.rightBrace)
    case UInt8(ascii: "("): single(.leftParen)
    case UInt8(ascii: ")"): single(.rightParen)
    case UInt8(ascii: "["): single(.leftSquare)
    case UInt8(ascii: "]"): single(.rightSquare)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "?"): single(.infixQuestion)
    case UInt8(ascii: ":"):
      if cursor[1] == UInt8(ascii: ":") { single(.colonColon, length: 2) } else { single(.colon) }
    case UInt8(ascii: "."):
      if classOf(cursor + 1) & ByteClass.digit != 0 {
        number()
      } else if cursor[1] == byte && cursor[2] == byte {
        single(.binaryOperator, ObjCOperator.ellipsis.rawValue, length: 3)
      } else {
        single(.period)
      }
    case UInt8(ascii: "="):
      if cursor[1] == byte { infix(length: 2) } else { single(.equal) }
    case UInt8(ascii: "!"):
      if cursor[1] == UInt8(ascii: "=") { infix(length: 2) } else { single(.exclamation) }
    case UInt8(ascii: "<"):
      if cursor[1] == byte {
        cursor[2] == UInt8(ascii: "=") ? compound(length: 3) : infix(length: 2)
      } else if cursor[1] == UInt8(ascii: "=") {
        infix(length: 2)
      } else {
        single(.leftAngle)
      }
    case UInt8(ascii: ">"):
      if cursor[1] == UInt8(ascii: "=") { infix(length: 2) } else { single(.rightAngle) }
    case UInt8(ascii: "~"): single(.binaryOperator, ObjCOperator.tilde.rawValue)
    case UInt8(ascii: "*"): unaryOrInfix(.star)
    case UInt8(ascii: "^"): unaryOrInfix(.caret)
    case UInt8(ascii: "%"): infix(assignable: true)
    case UInt8(ascii: "&"):
      if cursor[1] == byte { single(.binaryOperator, ObjCOperator.doubleAmpersand.rawValue, length: 2) } else { unaryOrInfix(.ampersand) }
    case UInt8(ascii: "|"):
      if cursor[1] == byte { infix(length: 2) } else { infix(assignable: true) }
    case UInt8(ascii: "+"):
      if cursor[1] == byte { single(.binaryOperator, ObjCOperator.increment.rawValue, length: 2) } else { unaryOrInfix(.plus) }
    case UInt8(ascii: "-"):
      if cursor[1] == UInt8(ascii: ">") {
        single(.arrow, length: 2)
      } else if cursor[1] == byte {
        single(.binaryOperator, ObjCOperator.increment.rawValue, length: 2)
      } else {
        unaryOrInfix(.minus)
      }
    case UInt8(ascii: "`"): single(.unknown)
    default: return false
    }
    return true
  }

  private mutating func infix(length: Int) { single(.binaryOperator, ObjCOperator.infix.rawValue, length: length) }
  private mutating func compound(length: Int) { single(.binaryOperator, ObjCOperator.compoundAssignment.rawValue, length: length) }
  private mutating func infix(assignable: Bool) { cursor[1] == UInt8(ascii: "=") ? compound(length: 2) : infix(length: 1) }
  private mutating func unaryOrInfix(_ meaning: ObjCOperator) {
    cursor[1] == UInt8(ascii: "=") ? compound(length: 2) : single(.binaryOperator, meaning.rawValue)
  }

  // MARK: Words and numbers

  private mutating func word() {
    let start = cursor
    while classOf(cursor) & ByteClass.identifier != 0 { cursor += 1 }
    let length = cursor - start
    // u8"…", L"…", R"(…)"
    if length <= 3, cursor.pointee == UInt8(ascii: "\"") || (cursor.pointee == UInt8(ascii: "'") && length <= 2), isLiteralPrefix(start, length) {
      if cursor.pointee == UInt8(ascii: "'") {
        character(from: start)
        return
      }
      if cursor[-1] != UInt8(ascii: "R") {
        string(from: start)
        return
      }
      if rawString(from: start) { return }
    }
    emit(.identifier, start, words.word(start, length).rawValue)
  }

  private func isLiteralPrefix(_ start: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    var rest = length
    if start[rest - 1] == UInt8(ascii: "R") { rest -= 1 }
    switch rest {
    case 0: return true
    case 1: return start[0] == UInt8(ascii: "L") || start[0] == UInt8(ascii: "u") || start[0] == UInt8(ascii: "U")
    case 2: return start[0] == UInt8(ascii: "u") && start[1] == UInt8(ascii: "8")
    default: return false
    }
  }

  private mutating func number() {
    let start = cursor
    let isHexadecimal = cursor[0] == UInt8(ascii: "0") && cursor[1] | 0x20 == UInt8(ascii: "x")
    var isFloat = false
    while true {
      let byte = cursor.pointee
      if byte == UInt8(ascii: ".") {
        // `case 1...3:`
        if cursor[1] == byte { break }
        isFloat = true
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        let exponent = cursor[-1] | 0x20
        guard cursor > start, exponent == UInt8(ascii: isHexadecimal ? "p" : "e") else { break }
        isFloat = true
      } else if byte == UInt8(ascii: "'") {
        guard classOf(cursor + 1) & ByteClass.digit != 0, cursor > start else { break }
      } else if classOf(cursor) & ByteClass.identifier == 0 || byte >= 0x80 {
        break
      } else if !isHexadecimal, byte | 0x20 == UInt8(ascii: "e") {
        isFloat = true
      }
      cursor += 1
    }
    emit(isFloat ? .floatLiteral : .integerLiteral, start)
  }

  /// `@"…"`, `@interface`, or the sign alone.
  private mutating func at() {
    let start = cursor
    cursor += 1
    switch cursor.pointee {
    case UInt8(ascii: "\""): string(from: start)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      let name = cursor
      while classOf(cursor) & ByteClass.identifier != 0 { cursor += 1 }
      emit(.atKeyword, start, wordsAfterAt.word(name, cursor - name).rawValue)
    default: emit(.atSign, start)
    }
  }
}
