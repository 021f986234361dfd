// Operators and bare regular expressions, which look alike until the closing slash.

extension Lexer {
  // MARK: Boundness

  /// Whether a token directly precedes: neither blank space, a separator nor an opening bracket.
  @inline(__always) func isLeftBound(_ pointer: UnsafePointer<UInt8>) -> Bool {
    if pointer == base { return false }
    switch pointer[-1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"): return !(pointer - base >= 2 && pointer[-2] == UInt8(ascii: "*"))
    case 0xA0: return !(pointer - base >= 2 && pointer[-2] == 0xC2)
    case 0xBF: return !(pointer - base == 3 && pointer[-2] == 0xBB && pointer[-3] == 0xEF)
    default: return true
    }
  }

  @inline(__always) func isRightBound(_ pointer: UnsafePointer<UInt8>, leftBound: Bool) -> Bool {
    switch pointer.pointee {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."): return !leftBound
    case UInt8(ascii: "/"): return !(pointer[1] == UInt8(ascii: "/") || pointer[1] == UInt8(ascii: "*"))
    case 0xC2: return pointer[1] != 0xA0
    default: return true
    }
  }

  // MARK: Operators

  /// `<` and `>` stand alone, so that generic lists need no token splitting.
  @inline(__always) mutating func angle(_ kind: TokenKind) {
    cursor += 1
    let next = cursor.pointee
    if classes[Int(next)] & ByteClass.operator != 0 && next != UInt8(ascii: ".") {
      let isComment = next == UInt8(ascii: "/") && (cursor[1] == UInt8(ascii: "/") || cursor[1] == UInt8(ascii: "*"))
      let isPlaceholder = placeholderEnd(cursor) != nil
      if !isComment && !isPlaceholder { flags.insert(.glued) }
    } else if next >= 0x80, operatorLength(cursor, isHead: false) > 0 {
      flags.insert(.glued)
    }
    emit(kind, cursor - 1)
  }

  /// The length of an operator character at `pointer`, zero if there is none.
  @inline(__always) private func operatorLength(_ pointer: UnsafePointer<UInt8>, isHead: Bool) -> Int {
    let byte = pointer.pointee
    if byte < 0x80 { return classes[Int(byte)] & ByteClass.operator != 0 ? 1 : 0 }
    let (scalar, length) = decode(pointer)
    guard length > 0 else { return 0 }
    return (isHead ? UnicodeClass.isOperatorHead(scalar) : UnicodeClass.isOperatorContinue(scalar)) ? length : 0
  }

  mutating func operatorToken() {
    let start = cursor
    var stop = cursor + max(1, operatorLength(cursor, isHead: true))
    var slash: UnsafePointer<UInt8>? = start.pointee == UInt8(ascii: "/") ? start : nil
    let mayContainPeriod = start.pointee == UInt8(ascii: ".")
    while stop < end {
      if stop.pointee == UInt8(ascii: "."), !mayContainPeriod { break }
      if placeholderEnd(stop) != nil { break }
      let length = operatorLength(stop, isHead: false)
      if length == 0 { break }
      if slash == nil && stop.pointee == UInt8(ascii: "/") { slash = stop }
      stop += length
    }
    if let slash {
      if regex(from: start, runEnd: stop, slash: slash) { return }
      // A comment ends the run.
      var scan = start + 1
      while scan < stop {
        if scan.pointee == UInt8(ascii: "/") && (scan[1] == UInt8(ascii: "/") || scan[1] == UInt8(ascii: "*")) {
          stop = scan
          break
        }
        scan += 1
      }
    }
    // `func ==<T>(…)`: the `<` belongs to the generic parameters.
    if stop - start > 1, stop[-1] == UInt8(ascii: "<"), count > 0, tokens.kind[count - 1] == .kwFunc,
      classOf(stop) & ByteClass.identifier != 0
    {
      stop -= 1
    }
    cursor = stop
    emit(operatorKind(start), start)
  }

  private mutating func operatorKind(_ start: UnsafePointer<UInt8>) -> TokenKind {
    let length = cursor - start
    let left = isLeftBound(start), right = isRightBound(cursor, leftBound: left)
    if length == 1 {
      switch start.pointee {
      case UInt8(ascii: "="):
        let continuesRun = count > 0 && tokens.flags[count - 1].contains(.glued)
        if left != right && !continuesRun { error(.invalidOperator, at: start) }
        return .equal
      case UInt8(ascii: "&") where right && !left: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return left ? .postfixQuestion : .infixQuestion
      default: break
      }
    } else if length == 2 && start[0] == UInt8(ascii: "-") && start[1] == UInt8(ascii: ">") {
      return .arrow
    }
    var scan = start
    while scan + 1 < cursor {
      if scan[0] == UInt8(ascii: "*") && scan[1] == UInt8(ascii: "/") {
        error(.invalidOperator, at: start)
        return .unknown
      }
      scan += 1
    }
    return left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
  }

  // MARK: Regular expressions

  private static let regexPosition = TokenSet(
    .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal, .semicolon,
    .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown, .interpolationStart,
    .leftAngle, .rightAngle)
  private static let regexOptional = TokenSet(.leftParen, .leftSquare, .comma, .colon, .colonColon, .interpolationStart)

  /// Whether the previous token lets an expression start here.
  private func isInExpressionPosition() -> Bool {
    guard count > 0 else { return true }
    let previous = tokens.kind[count - 1]
    switch previous {
    case .kwTrue, .kwFalse, .kwAny, .kwNil, .kwSelf, .kwSelfType, .kwSuper: return false
    default: return previous.isReserved || Self.regexPosition.contains(previous)
    }
  }

  /// Tries to read the operator run `start..<runEnd`, whose first slash is `slash`, as a regular expression.
  private mutating func regex(from start: UnsafePointer<UInt8>, runEnd: UnsafePointer<UInt8>, slash: UnsafePointer<UInt8>)
    -> Bool
  {
    if isLeftBound(start) { return false }
    let previous = count > 0 ? tokens.kind[count - 1] : .endOfFile
    if previous == .kwFunc || previous == .kwOperator { return false }
    var mustBe = false
    if !isRightBound(runEnd, leftBound: false) {
      // It looks like a binary operator, so it is a regular expression only where an operand is due.
      let isAfterTry = count > 1 && (previous == .exclamation || previous == .postfixQuestion) && tokens.kind[count - 2] == .kwTry
      if !isAfterTry && !isInExpressionPosition() { return false }
      mustBe = isAfterTry || !(count > 0 && Self.regexOptional.contains(previous))
    }
    guard let close = regexEnd(open: slash, pounds: 0, mustBe: mustBe) else { return false }
    if slash > start {
      cursor = slash
      emit(.prefixOperator, start)
    }
    cursor = close
    emit(.regexLiteral, slash)
    return true
  }

  mutating func poundRegex(from start: UnsafePointer<UInt8>, slash: UnsafePointer<UInt8>) -> Bool {
    guard let close = regexEnd(open: slash, pounds: slash - start, mustBe: true) else { return false }
    cursor = close
    emit(.regexLiteral, start)
    return true
  }

  /// The end of the literal that opens at `open`, or nil if it is not one. With `mustBe`, recovers at the line end.
  private mutating func regexEnd(open: UnsafePointer<UInt8>, pounds: Int, mustBe: Bool) -> UnsafePointer<UInt8>? {
    var scan = open + 1
    var isMultiline = false
    var firstLineEnd: UnsafePointer<UInt8>?
    if pounds == 0 {
      if open < noRegexEndBefore && !mustBe { return nil }
      switch scan.pointee {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if !mustBe { return nil }
        error(.unterminatedRegex, at: open)
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      default: break
      }
      if open > base && open[-1] == UInt8(ascii: "*") { return nil }
    } else {
      var blank = scan
      while blank.pointee == UInt8(ascii: " ") || blank.pointee == UInt8(ascii: "\t") { blank += 1 }
      if classOf(blank) & ByteClass.newline != 0 {
        isMultiline = true
        firstLineEnd = blank
        scan = hasNoMultilineRegexEnd ? end : blank
      }
    }
    var groups = 0, classDepth = 0
    var lastSpace: UnsafePointer<UInt8>?
    while true {
      if scan >= end {
        if isMultiline { hasNoMultilineRegexEnd = true }
        if mustBe { error(.unterminatedRegex, at: open) }
        return mustBe ? (isMultiline ? firstLineEnd : end) : nil
      }
      if scan.pointee == UInt8(ascii: "/") {
        var found = 0
        while found < pounds && scan[1 + found] == UInt8(ascii: "#") { found += 1 }
        if found == pounds {
          if pounds == 0 {
            if scan[1] == UInt8(ascii: "*") || scan[1] == UInt8(ascii: "/") {
              if mustBe { error(.unterminatedRegex, at: open) }
              return mustBe ? scan : nil
            }
            if let lastSpace, lastSpace + 1 == scan {
              if !mustBe { return nil }
              error(.unterminatedRegex, at: open)
            }
          }
          return scan + 1 + found
        }
      }
      var byte = scan.pointee
      var isEscaped = false
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        scan += 1
        if scan >= end { continue }
        byte = scan.pointee
      }
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline {
          if pounds == 0 { noRegexEndBefore = scan }
          if mustBe { error(.unterminatedRegex, at: open) }
          return mustBe ? scan : nil
        }
      case UInt8(ascii: "(") where !isEscaped && classDepth == 0: groups += 1
      case UInt8(ascii: ")") where !isEscaped && classDepth == 0:
        if groups > 0 {
          groups -= 1
        } else if !mustBe {
          return nil
        }
      case UInt8(ascii: "[") where !isEscaped: classDepth += 1
      case UInt8(ascii: "]") where !isEscaped: if classDepth > 0 { classDepth -= 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\t"): if !isEscaped { lastSpace = scan }
      default: break
      }
      scan += 1
    }
  }
}
