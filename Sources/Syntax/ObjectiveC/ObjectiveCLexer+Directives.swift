// Lines of the preprocessor.

extension ObjCLexer {
  /// Lexes a directive; the cursor is at its `#`.
  mutating func directive() {
    let start = cursor
    cursor += 1
    while classOf(cursor) & ByteClass.space != 0 { cursor += 1 }
    let name = cursor
    while classOf(cursor) & ByteClass.identifier != 0 { cursor += 1 }
    let length = cursor - name
    func isNamed(_ text: StaticString) -> Bool { length == text.utf8CodeUnitCount && starts(name, with: text) }
    let operand = cursor
    if isNamed("import") || isNamed("include") || isNamed("include_next") {
      includeOperand()
      skipLine()
      emit(.directive, start, ObjCDirective.include.rawValue)
      return
    }
    skipLine()
    if isNamed("if") || isNamed("ifdef") || isNamed("ifndef") {
      let value = length == 2 ? constant(from: operand) : nil
      if value == false { skipDead(stopsAtElse: true) }
      alwaysTaken.append(value ?? false)
      emit(.poundIf, start)
    } else if isNamed("else") || isNamed("elif") || isNamed("elifdef") || isNamed("elifndef") {
      let isElse = length == 4 && name[1] == UInt8(ascii: "l") && name[2] == UInt8(ascii: "s")
      if alwaysTaken.last ?? false {
        skipDead(stopsAtElse: false)
      } else if !isElse, constant(from: operand) == false {
        skipDead(stopsAtElse: true)
      }
      emit(isElse ? .poundElse : .poundElseif, start)
    } else if isNamed("endif") {
      _ = alwaysTaken.popLast()
      emit(.poundEndif, start)
    } else if isNamed("define") {
      emit(.directive, start, ObjCDirective.define.rawValue)
    } else if isNamed("pragma"), isMark(operand) {
      emit(.directive, start, ObjCDirective.pragmaMark.rawValue)
    } else {
      emit(.directive, start, ObjCDirective.other.rawValue)
    }
  }

  private func isMark(_ operand: UnsafePointer<UInt8>) -> Bool {
    var scan = operand
    while classOf(scan) & ByteClass.space != 0 { scan += 1 }
    return starts(scan, with: "mark")
  }

  /// The value of a condition that is a number and nothing else.
  private func constant(from operand: UnsafePointer<UInt8>) -> Bool? {
    var scan = operand
    while scan < cursor, classOf(scan) & ByteClass.space != 0 { scan += 1 }
    guard cursor - scan == 1 else { return nil }
    return scan.pointee == UInt8(ascii: "0") ? false : scan.pointee == UInt8(ascii: "1") ? true : nil
  }

  /// Moves over the path of an include, in which `//` starts no comment.
  private mutating func includeOperand() {
    while classOf(cursor) & ByteClass.space != 0 { cursor += 1 }
    guard cursor.pointee == UInt8(ascii: "<") || cursor.pointee == UInt8(ascii: "\"") else { return }
    let close = cursor.pointee == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: "\"")
    var scan = cursor + 1
    while scan < end, !isNewline(scan) {
      if scan.pointee == close {
        cursor = scan + 1
        return
      }
      scan += 1
    }
  }

  /// Moves to the end of the directive's text: the comments and blanks that follow it on its last line are not part of it.
  private mutating func skipLine() {
    var last = cursor
    var hasNoQuoteEnd = false
    while cursor < end, !isNewline(cursor) {
      switch cursor.pointee {
      case UInt8(ascii: "\\"):
        let splice = spliceLength(cursor)
        cursor += splice > 0 ? splice : 1
        if splice > 0 { hasNoQuoteEnd = false } else { last = cursor }
      case UInt8(ascii: "/") where cursor[1] == UInt8(ascii: "/"):
        cursor = last
        return
      case UInt8(ascii: "/") where cursor[1] == UInt8(ascii: "*"):
        guard let close = commentEnd() else {
          cursor = last
          return
        }
        cursor = close
      case UInt8(ascii: "\"") where !hasNoQuoteEnd:
        if let close = quoteEnd() { cursor = close } else {
          hasNoQuoteEnd = true
          cursor += 1
        }
        last = cursor
      case UInt8(ascii: "'"):
        // A character; an apostrophe in a message is no quote.
        cursor += cursor[1] == UInt8(ascii: "\\") && cursor + 3 < end && cursor[3] == UInt8(ascii: "'") ? 4 : cursor + 2 < end && cursor[2] == UInt8(ascii: "'") && !isNewline(cursor + 1) ? 3 : 1
        last = cursor
      default:
        if classOf(cursor) & ByteClass.space == 0 { last = cursor + 1 }
        cursor += 1
      }
    }
    cursor = last
  }

  private func commentEnd() -> UnsafePointer<UInt8>? {
    var scan = cursor + 2
    while scan < end {
      if scan.pointee == UInt8(ascii: "*") && scan[1] == UInt8(ascii: "/") { return scan + 2 }
      scan += 1
    }
    return nil
  }

  private func quoteEnd() -> UnsafePointer<UInt8>? {
    var scan = cursor + 1
    while scan < end, !isNewline(scan) {
      if scan.pointee == UInt8(ascii: "\"") { return scan + 1 }
      if scan.pointee == UInt8(ascii: "\\") {
        let splice = spliceLength(scan)
        scan += splice > 0 ? splice : scan + 1 < end && !isNewline(scan + 1) ? 2 : 1
      } else {
        scan += 1
      }
    }
    return nil
  }

  /// Moves over code that no build compiles, to the directive that ends it; nowhere when there is none.
  private mutating func skipDead(stopsAtElse: Bool) {
    guard !hasNoEndif else { return }
    var depth = 0
    var scan = cursor
    var last = cursor
    while scan < end {
      while scan < end, classOf(scan) & (ByteClass.space | ByteClass.newline) != 0 { scan += 1 }
      if scan.pointee == UInt8(ascii: "#") {
        var name = scan + 1
        while classOf(name) & ByteClass.space != 0 { name += 1 }
        if starts(name, with: "if") {
          depth += 1
        } else if starts(name, with: "endif") || starts(name, with: "el") {
          let isEnd = name[1] == UInt8(ascii: "n")
          if depth == 0, isEnd || stopsAtElse {
            cursor = last
            return
          }
          if isEnd { depth -= 1 }
        }
      }
      while scan < end, !isNewline(scan) {
        if classOf(scan) & ByteClass.space == 0 { last = scan + 1 }
        scan += 1
      }
    }
    hasNoEndif = true
  }
}
