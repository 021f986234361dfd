// Identifiers, keywords, numbers, directives and other words.

extension Lexer {
  @inline(__always) mutating func word() {
    let start = cursor
    cursor += 1
    skipIdentifierTail()
    let length = cursor - start
    if length == 1 {
      emit(start.pointee == UInt8(ascii: "_") ? .underscore : .identifier, start)
      return
    }
    var kind = TokenKind.identifier
    if length <= KeywordTable.longest {
      var first = load64(start), second: UInt64 = 0
      if length < 8 {
        first &= Self.lowBytes(length)
      } else if length > 8 {
        second = load64(start + 8)
        if length < 16 { second &= Self.lowBytes(length &- 8) }
      }
      kind = keywords.kind(first, second)
    }
    emit(kind, start)
  }

  /// A mask of the first `count` bytes in memory, for `count` in 1...7.
  @inline(__always) private static func lowBytes(_ count: Int) -> UInt64 {
    UInt64(littleEndian: (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
  }

  @inline(__always) mutating func skipIdentifierTail() {
    while classOf(cursor) & ByteClass.identifier != 0 {
      if cursor.pointee < 0x80 {
        cursor += 1
      } else {
        let (scalar, length) = decode(cursor)
        guard length > 0, UnicodeClass.isIdentifierContinue(scalar) else { return }
        cursor += length
      }
    }
  }

  /// Decodes one scalar; length 0 means invalid UTF-8.
  func decode(_ pointer: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int) {
    let lead = UInt32(pointer[0])
    if lead < 0x80 { return (lead, 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead < 0xF5, end - pointer >= length else { return (0, 0) }
    var scalar = length == 2 ? lead & 0x1F : length == 3 ? lead & 0x0F : lead & 0x07
    for index in 1..<length {
      guard pointer[index] & 0xC0 == 0x80 else { return (0, 0) }
      scalar = scalar &<< 6 | UInt32(pointer[index] & 0x3F)
    }
    switch length {
    case 3 where scalar < 0x800 || (0xD800..<0xE000).contains(scalar): return (0, 0)
    case 4 where scalar < 0x10000 || scalar > 0x10FFFF: return (0, 0)
    default: return (scalar, length)
    }
  }

  mutating func nonASCII() {
    let (scalar, length) = decode(cursor)
    guard length > 0 else {
      error(.invalidByte, at: cursor)
      cursor += 1
      while cursor < end && cursor.pointee & 0xC0 == 0x80 { cursor += 1 }
      flags.insert(.spaceBefore)
      return
    }
    if scalar == 0x201C, curlyQuoted() { return }
    if scalar != 0xFEFF {
      if UnicodeClass.isOperatorHead(scalar) {
        operatorToken()
        return
      }
      if UnicodeClass.isIdentifierHead(scalar) {
        let start = cursor
        cursor += length
        skipIdentifierTail()
        emit(.identifier, start)
        return
      }
    }
    error(.invalidByte, at: cursor)
    cursor += length
    flags.insert(.spaceBefore)
  }

  /// A text in typographic quotes becomes one malformed name, so that the code around it still parses.
  private mutating func curlyQuoted() -> Bool {
    guard cursor >= noCurlyQuoteEndBefore else { return false }
    var scan = cursor + 3
    while scan < end && scan.pointee != UInt8(ascii: "\n") && scan.pointee != UInt8(ascii: "\r") {
      if starts(scan, with: "\u{201D}") {
        let start = cursor
        error(.invalidIdentifier, at: start)
        cursor = scan + 3
        emit(.identifier, start)
        return true
      }
      scan += 1
    }
    noCurlyQuoteEndBefore = scan
    return false
  }

  mutating func dollarIdentifier() {
    let start = cursor
    cursor += 1
    skipIdentifierTail()
    var isNumbered = cursor - start > 1
    var scan = start + 1
    while scan < cursor {
      if scan.pointee &- UInt8(ascii: "0") > 9 {
        isNumbered = false
        break
      }
      scan += 1
    }
    emit(isNumbered ? .dollarIdentifier : .identifier, start)
  }

  mutating func backtickedIdentifier() {
    let start = cursor
    if cursor >= noBacktickBefore {
      var scan = cursor + 1
      while scan < end && scan.pointee != UInt8(ascii: "`") && scan.pointee != UInt8(ascii: "\n") && scan.pointee != UInt8(ascii: "\r") {
        scan += 1
      }
      if scan < end && scan.pointee == UInt8(ascii: "`") {
        cursor = scan + 1
        if scan == start + 1 { error(.invalidIdentifier, at: start) }
        flags.insert(.backticked)
        emit(.identifier, start)
        return
      }
      noBacktickBefore = scan
    }
    cursor += 1
    error(.invalidIdentifier, at: start)
    emit(.unknown, start)
  }

  /// `<#name#>` on one line is one malformed name.
  mutating func placeholder() -> Bool {
    guard let stop = placeholderEnd(cursor) else { return false }
    let start = cursor
    error(.placeholder, at: start)
    cursor = stop
    emit(.placeholder, start)
    return true
  }

  /// The end of the placeholder at `pointer`, nil where `<#` starts none: then they are an operator and a macro.
  func placeholderEnd(_ pointer: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard pointer.pointee == UInt8(ascii: "<"), pointer[1] == UInt8(ascii: "#") else { return nil }
    var scan = pointer + 2
    while scan < end {
      let byte = scan.pointee
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return nil }
      if byte == UInt8(ascii: "<") && scan[1] == UInt8(ascii: "#") { return nil }
      if byte == UInt8(ascii: "#") && scan[1] == UInt8(ascii: ">") { return scan + 2 }
      scan += 1
    }
    return nil
  }

  mutating func pound() {
    let start = cursor
    if cursor >= noPoundLiteralBefore {
      var scan = cursor
      while scan.pointee == UInt8(ascii: "#") { scan += 1 }
      if scan.pointee == UInt8(ascii: "\"") {
        let pounds = scan - cursor
        cursor = scan
        string(from: start, pounds: pounds)
        return
      }
      if scan.pointee == UInt8(ascii: "/"), poundRegex(from: start, slash: scan) { return }
      noPoundLiteralBefore = scan
    }
    cursor += 1
    let name = cursor
    var scan = cursor
    while (scan.pointee | 0x20) &- UInt8(ascii: "a") < 26 { scan += 1 }
    var kind = TokenKind.pound
    if classOf(scan) & ByteClass.identifier == 0 {
      switch scan - name {
      case 2 where starts(name, with: "if"): kind = .poundIf
      case 4 where starts(name, with: "else"): kind = .poundElse
      case 6 where starts(name, with: "elseif"): kind = .poundElseif
      case 5 where starts(name, with: "endif"): kind = .poundEndif
      case 9 where starts(name, with: "available"): kind = .poundAvailable
      case 11 where starts(name, with: "unavailable"): kind = .poundUnavailable
      case 14 where starts(name, with: "sourceLocation"): kind = .poundSourceLocation
      default: break
      }
    }
    if kind != .pound { cursor = scan }
    emit(kind, start)
    switch kind {
    case .poundIf: brackets.openWall(count - 1, .poundIf, &tokens)
    case .poundElse, .poundElseif: brackets.nextClause(count - 1, &tokens)
    case .poundEndif: brackets.closeWall(count - 1, .poundIf, &tokens)
    default: break
    }
  }

  // MARK: Numbers

  mutating func number() {
    let start = cursor
    if cursor[0] == UInt8(ascii: "0") {
      switch cursor[1] {
      case UInt8(ascii: "x"): return hexadecimalNumber()
      case UInt8(ascii: "o"): return radixNumber(limit: 8)
      case UInt8(ascii: "b"): return radixNumber(limit: 2)
      default: break
      }
    }
    skipDecimalDigits()
    var kind = TokenKind.integerLiteral
    if cursor.pointee == UInt8(ascii: ".") {
      // `1.foo` is a member; after a period a number is a tuple index.
      let isIndex = count > 0 && tokens.kind[count - 1] == .period
      if !isDigit(cursor[1]) || isIndex {
        emit(kind, start)
        return
      }
      kind = .floatLiteral
      cursor += 1
      skipDecimalDigits()
    }
    if cursor.pointee | 0x20 == UInt8(ascii: "e") {
      kind = .floatLiteral
      exponent()
    }
    numberTail(kind, start)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private func isHexadecimalDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }

  private mutating func skipDecimalDigits() {
    while isDigit(cursor.pointee) || cursor.pointee == UInt8(ascii: "_") { cursor += 1 }
  }

  private mutating func exponent() {
    let mark = cursor
    cursor += 1
    if cursor.pointee == UInt8(ascii: "+") || cursor.pointee == UInt8(ascii: "-") { cursor += 1 }
    if !isDigit(cursor.pointee) { error(.invalidNumber, at: mark) }
    skipDecimalDigits()
  }

  /// Letters glued to a number make it malformed but stay part of it.
  private mutating func numberTail(_ kind: TokenKind, _ start: UnsafePointer<UInt8>) {
    let tail = cursor
    skipIdentifierTail()
    if cursor > tail { error(.invalidNumber, at: start) }
    emit(kind, start)
  }

  private mutating func radixNumber(limit: UInt8) {
    let start = cursor
    cursor += 2
    let digits = cursor
    while cursor.pointee &- UInt8(ascii: "0") < limit || (cursor > digits && cursor.pointee == UInt8(ascii: "_")) { cursor += 1 }
    if cursor == digits { error(.invalidNumber, at: start) }
    numberTail(.integerLiteral, start)
  }

  private mutating func hexadecimalNumber() {
    let start = cursor
    cursor += 2
    let digits = cursor
    func skip(_ pointer: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
      var pointer = pointer
      while isHexadecimalDigit(pointer.pointee) || pointer.pointee == UInt8(ascii: "_") { pointer += 1 }
      return pointer
    }
    cursor = skip(cursor)
    if cursor == digits { error(.invalidNumber, at: start) }
    var kind = TokenKind.integerLiteral
    // A fraction needs a binary exponent; otherwise the period starts a member access.
    if cursor.pointee == UInt8(ascii: "."), isHexadecimalDigit(cursor[1]) {
      let fractionEnd = skip(cursor + 1)
      let sign = fractionEnd[1] == UInt8(ascii: "+") || fractionEnd[1] == UInt8(ascii: "-")
      guard fractionEnd.pointee | 0x20 == UInt8(ascii: "p"), isDigit(fractionEnd[1]) || sign else {
        emit(kind, start)
        return
      }
      cursor = fractionEnd
    }
    if cursor.pointee | 0x20 == UInt8(ascii: "p") {
      kind = .floatLiteral
      exponent()
    }
    numberTail(kind, start)
  }
}
