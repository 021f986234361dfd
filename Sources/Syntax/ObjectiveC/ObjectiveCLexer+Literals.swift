// Strings, characters and comments.

extension ObjCLexer {
  /// Lexes a string whose quote is at the cursor; `start` is at its `@` or its prefix.
  mutating func string(from start: UnsafePointer<UInt8>) {
    if cursor.pointee != UInt8(ascii: "\"") { while cursor < end, cursor.pointee != UInt8(ascii: "\"") { cursor += 1 } }
    quoted(UInt8(ascii: "\""), start)
    emit(.cString, start)
  }

  mutating func character(from start: UnsafePointer<UInt8>) {
    quoted(UInt8(ascii: "'"), start)
    emit(.cCharacter, start)
  }

  /// Moves over a literal up to its closing quote or, which is an error, to the end of the line.
  private mutating func quoted(_ quote: UInt8, _ start: UnsafePointer<UInt8>) {
    cursor += 1
    while cursor < end {
      let byte = cursor.pointee
      if byte == quote {
        cursor += 1
        return
      }
      if byte == UInt8(ascii: "\\") {
        let splice = spliceLength(cursor)
        if splice > 0 {
          cursor += splice
          continue
        }
        cursor += cursor + 1 < end ? 2 : 1
        continue
      }
      if isNewline(cursor) { break }
      cursor += 1
    }
    if cursor > end { cursor = end }
    error(.unterminatedString, at: start)
  }

  /// Lexes `R"delimiter(…)delimiter"`, the cursor being at the quote; false when the source holds no end of it.
  mutating func rawString(from start: UnsafePointer<UInt8>) -> Bool {
    guard cursor >= noRawStringEndBefore else { return false }
    let delimiter = cursor + 1
    var length = 0
    while length <= 16, delimiter[length] != UInt8(ascii: "("), delimiter + length < end, !isNewline(delimiter + length) { length += 1 }
    guard delimiter[length] == UInt8(ascii: "(") else { return false }
    var scan = delimiter + length + 1
    while scan < end {
      if scan.pointee == UInt8(ascii: ")"), scan + length + 1 < end, scan[length + 1] == UInt8(ascii: "\"") {
        var index = 0
        while index < length, scan[index + 1] == delimiter[index] { index += 1 }
        if index == length {
          cursor = scan + length + 2
          emit(.cString, start)
          return true
        }
      }
      scan += 1
    }
    noRawStringEndBefore = end
    return false
  }

  // MARK: Comments

  mutating func lineComment() {
    let start = cursor
    while cursor < end, !isNewline(cursor) {
      // A splice continues the comment.
      let splice = cursor.pointee == UInt8(ascii: "\\") ? spliceLength(cursor) : 0
      cursor += max(1, splice)
    }
    let isDocumentation = cursor - start >= 3 && start[2] == UInt8(ascii: "/") && start[3] != UInt8(ascii: "/")
    append(isDocumentation ? .documentationLine : .line, start)
  }

  mutating func blockComment() {
    let start = cursor
    cursor += 2
    var isTerminated = false
    while cursor < end {
      let byte = cursor.pointee
      if byte == UInt8(ascii: "*") && cursor[1] == UInt8(ascii: "/") {
        cursor += 2
        isTerminated = true
        break
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { flags.insert(.newlineBefore) }
      cursor += 1
    }
    if !isTerminated { error(.unterminatedComment, at: start) }
    let isDocumentation = start[2] == UInt8(ascii: "*") && start[3] != UInt8(ascii: "/") && start[3] != UInt8(ascii: "*")
    append(isDocumentation ? .documentationBlock : .block, start)
  }

  private mutating func append(_ kind: Comment.Kind, _ start: UnsafePointer<UInt8>) {
    flags.insert(.commentBefore)
    comments.append(Comment(start: offset(start), end: offset(cursor), kind: kind, nextToken: UInt32(truncatingIfNeeded: count)))
  }
}
