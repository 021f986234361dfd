// String literals and their interpolations.

extension Lexer {
  /// Lexes a literal; the cursor is at the quote, `start` at the first pound.
  mutating func string(from start: UnsafePointer<UInt8>, pounds: Int) {
    if cursor.pointee == UInt8(ascii: "'") {
      singleQuoted(start)
      return
    }
    var isMultiline = cursor[1] == UInt8(ascii: "\"") && cursor[2] == UInt8(ascii: "\"")
    // `#"""#` is one quote in a single-line literal: look for the end on the same line.
    if isMultiline && pounds > 0 && closesOnThisLine(cursor + 1, pounds) { isMultiline = false }
    cursor += isMultiline ? 3 : 1
    emit(.stringStart, start)
    stringBody(pounds: pounds, isMultiline: isMultiline)
  }

  private func closesOnThisLine(_ from: UnsafePointer<UInt8>, _ pounds: Int) -> Bool {
    var scan = from
    while scan < end && scan.pointee != UInt8(ascii: "\n") && scan.pointee != UInt8(ascii: "\r") {
      if scan.pointee == UInt8(ascii: "\"") && hasPounds(scan + 1, pounds) { return true }
      scan += 1
    }
    return false
  }

  @inline(__always) private func hasPounds(_ pointer: UnsafePointer<UInt8>, _ pounds: Int) -> Bool {
    var index = 0
    while index < pounds && pointer[index] == UInt8(ascii: "#") { index &+= 1 }
    return index == pounds
  }

  /// Swift has no single-quoted literals; they are read as strings so that the rest of the line survives.
  private mutating func singleQuoted(_ start: UnsafePointer<UInt8>) {
    error(.unterminatedString, at: start)
    cursor += 1
    emit(.stringStart, start)
    while cursor < end, cursor.pointee != UInt8(ascii: "'"), classOf(cursor) & ByteClass.newline == 0 {
      cursor += cursor.pointee == UInt8(ascii: "\\") && cursor + 1 < end && classOf(cursor + 1) & ByteClass.newline == 0 ? 2 : 1
    }
    let close = cursor
    if cursor < end && cursor.pointee == UInt8(ascii: "'") { cursor += 1 }
    emit(.stringEnd, close)
  }

  /// Lexes from inside a literal to its end or its next interpolation.
  mutating func stringBody(pounds: Int, isMultiline: Bool) {
    while true {
      while classOf(cursor) & ByteClass.stringStop == 0 { cursor += 1 }
      switch cursor.pointee {
      case UInt8(ascii: "\""):
        if isMultiline && !(cursor[1] == UInt8(ascii: "\"") && cursor[2] == UInt8(ascii: "\"")) {
          cursor += 1
          continue
        }
        let quotes = isMultiline ? 3 : 1
        guard hasPounds(cursor + quotes, pounds) else {
          cursor += 1
          continue
        }
        let start = cursor
        cursor += quotes + pounds
        emit(.stringEnd, start)
        return
      case UInt8(ascii: "\\"):
        guard hasPounds(cursor + 1, pounds) else {
          cursor += 1
          continue
        }
        let escaped = cursor + 1 + pounds
        if escaped.pointee == UInt8(ascii: "("), interpolations.count < Self.maximumInterpolationDepth {
          let start = cursor
          cursor = escaped + 1
          emit(.interpolationStart, start)
          brackets.openWall(count - 1, .interpolationStart, &tokens)
          interpolations.append(Interpolation(pounds: pounds, isMultiline: isMultiline, parenDepth: parenDepth))
          parenDepth = 0
          endsAtNewline = !isMultiline
          return
        }
        if escaped.pointee == UInt8(ascii: "(") { error(.tooDeep, at: cursor) }
        // Skip the escaped character, which may be the quote.
        cursor = escaped < end && (isMultiline || classOf(escaped) & ByteClass.newline == 0) ? escaped + 1 : escaped
        if cursor > end { cursor = end }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if isMultiline {
          cursor += 1
          continue
        }
        error(.unterminatedString, at: cursor)
        emit(.stringEnd, cursor)
        return
      default:  // NUL
        if cursor >= end {
          cursor = end
          error(.unterminatedString, at: cursor)
          emit(.stringEnd, cursor)
          return
        }
        error(.invalidByte, at: cursor)
        cursor += 1
      }
    }
  }

  mutating func endInterpolation() {
    cursor += 1
    emit(.interpolationEnd, cursor - 1)
    if let outer = popInterpolation() { stringBody(pounds: outer.pounds, isMultiline: outer.isMultiline) }
  }

  private mutating func popInterpolation() -> Interpolation? {
    guard let outer = interpolations.popLast() else { return nil }
    brackets.closeInterpolation(count - 1, &tokens)
    parenDepth = outer.parenDepth
    endsAtNewline = interpolations.last.map { !$0.isMultiline } ?? false
    return outer
  }

  /// A line end inside an interpolation ends the single-line literals around it; the end of the file all.
  ///
  /// After a line end, an enclosing multi-line literal's interpolation goes on.
  mutating func closeInterpolations(untilMultiline: Bool) {
    while let innermost = interpolations.last, !(untilMultiline && innermost.isMultiline) {
      error(.unterminatedString, at: cursor)
      emit(.interpolationEnd, cursor)
      _ = popInterpolation()
      emit(.stringEnd, cursor)
    }
  }
}
