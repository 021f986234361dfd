/// A position in a source, in the units that readers of reports ask for.
package struct SourceLocation: Hashable, Sendable {
  /// 1-based.
  package let line: Int
  /// 1-based, in UTF-8 bytes, as the compiler counts.
  package let column: Int
  /// 1-based, in UTF-16 code units.
  package let utf16Column: Int
  /// 0-based, in UTF-8 bytes from the start of the file.
  package let offset: Int
  /// 0-based, in UTF-16 code units from the start of the file.
  package let utf16Offset: Int
}

/// Converts byte offsets to lines and columns. Built in O(size); a look-up costs O(log lines), however long the line is.
package struct LineTable: Sendable {
  private let text: SourceText
  /// The byte offset of the start of each line.
  private let starts: [Int]
  /// The UTF-16 length of the text before each line.
  private let utf16Starts: [Int]
  /// The UTF-16 length of the text before each stretch of bytes.
  private let utf16Stretches: [Int]
  private static let stretch = 1024

  package init(_ text: SourceText) {
    self.text = text
    var starts = [0], utf16Starts = [0], utf16Stretches: [Int] = [], utf16 = 0
    text.withBytes { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if index % Self.stretch == 0 { utf16Stretches.append(utf16) }
        utf16 += Self.utf16Length(byte)
        index += 1
        if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !(index < bytes.count && bytes[index] == UInt8(ascii: "\n"))) {
          starts.append(index)
          utf16Starts.append(utf16)
        }
      }
    }
    self.starts = starts
    self.utf16Starts = utf16Starts
    self.utf16Stretches = utf16Stretches
  }

  /// The UTF-16 units that a byte begins: lead bytes of four-byte sequences begin two, continuation bytes none.
  private static func utf16Length(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }

  /// The location of a byte offset, clamped to the text.
  package func location(_ offset: Int) -> SourceLocation {
    let offset = min(max(0, offset), text.count)
    let line = lineIndex(offset)
    var from = starts[line], utf16 = utf16Starts[line]
    let stretch = offset / Self.stretch
    if stretch * Self.stretch > from, stretch < utf16Stretches.count {
      from = stretch * Self.stretch
      utf16 = utf16Stretches[stretch]
    }
    text.withBytes { bytes in
      for index in from..<offset { utf16 += Self.utf16Length(bytes[index]) }
    }
    return SourceLocation(
      line: line + 1, column: offset - starts[line] + 1, utf16Column: utf16 - utf16Starts[line] + 1, offset: offset, utf16Offset: utf16)
  }

  /// The 1-based line of a byte offset.
  package func line(_ offset: Int) -> Int { lineIndex(min(max(0, offset), text.count)) + 1 }

  /// The first line starts at zero.
  private func lineIndex(_ offset: Int) -> Int { max(0, starts.indices.partitioningIndex { starts[$0] > offset } - 1) }

  /// The byte range of a 1-based line without its line end; empty for a line that does not exist.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : text.count
    while end > start, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }
}
