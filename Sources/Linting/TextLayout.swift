import Semantics
import Syntax

// Lines and indentation of a source, for edits that keep its layout.

extension SyntaxTree {
  /// The blank bytes at the start of the line that holds `offset`.
  package func indentation(at offset: Int) -> String {
    let start = lineStart(offset)
    var end = start
    while isBlank(end) { end += 1 }
    return text.string(start..<end)
  }

  /// The offset of the first byte of the line.
  package func lineStart(_ offset: Int) -> Int {
    var start = min(max(0, offset), text.count)
    let first = startOfText
    // Between `\r` and `\n` it is still the line that they end.
    if start > first, text[start] == UInt8(ascii: "\n"), text[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    while start > first, !isLineEnd(start - 1) { start -= 1 }
    return max(start, min(first, text.count))
  }

  /// The line end that the file uses.
  package var lineEnd: String {
    let usesCarriageReturn = text.withBytes { bytes in
      bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    }
    return usesCarriageReturn ? "\r\n" : "\n"
  }

  /// The whole lines of a range, when nothing else stands on them; nil also when a comment does, which a deletion would lose.
  package func wholeLines(of range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start > 0, isBlank(start - 1) { start -= 1 }
    guard start == 0 || isLineEnd(start - 1) else { return nil }
    var end = range.upperBound
    while isBlank(end) { end += 1 }
    guard end >= text.count || isLineEnd(end) else { return nil }
    if text[end] == UInt8(ascii: "\r") { end += 1 }
    if text[end] == UInt8(ascii: "\n") { end += 1 }
    end = min(end, text.count)
    return hasComment(in: start..<end) ? nil : start..<end
  }

  /// The edit that takes a comment away: its lines when nothing else stands on them, else with the blanks before it.
  ///
  /// What the comment kept apart stays apart.
  func removal(ofComment comment: Range<Int>, in file: SourceFile) -> TextEdit {
    var start = comment.lowerBound
    while start > 0, isBlank(start - 1) { start -= 1 }
    var end = comment.upperBound
    while isBlank(end) { end += 1 }
    let startsLine = start == startOfText || start == 0 || isLineEnd(start - 1)
    let endsLine = end >= text.count || isLineEnd(end)
    if startsLine, endsLine {
      if text[end] == UInt8(ascii: "\r") { end += 1 }
      if text[end] == UInt8(ascii: "\n") { end += 1 }
      return TextEdit(path: file.path, range: start..<min(end, text.count), newText: "")
    }
    if endsLine { return TextEdit(path: file.path, range: start..<end, newText: "") }
    if comment.contains(where: isLineEnd) { return TextEdit(path: file.path, range: start..<end, newText: lineEnd) }
    if startsLine { return TextEdit(path: file.path, range: comment.lowerBound..<end, newText: "") }
    return TextEdit(path: file.path, range: start..<end, newText: " ")
  }

  /// The offset after a byte order mark.
  var startOfText: Int { text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0 }

  /// The whole lines of a deletion, with the blank line above when one would be left on both sides.
  func withBlankLine(_ lines: Range<Int>) -> Range<Int> {
    guard lines.lowerBound > 0 else { return lines }
    let above = lineStart(lines.lowerBound - 1)
    let isBlankAbove = (above..<lines.lowerBound).allSatisfy { isBlank($0) || isLineEnd($0) }
    var end = lines.upperBound
    while isBlank(end) { end += 1 }
    let isOpenBelow = end >= text.count || isLineEnd(end) || text[end] == UInt8(ascii: "}")
    return isBlankAbove && isOpenBelow ? above..<lines.upperBound : lines
  }

  /// The comment that ends the line after `offset`, when nothing else stands between.
  package func comment(behind offset: Int) -> Range<Int>? {
    var start = offset
    while isBlank(start) { start += 1 }
    guard let comment = comments(in: start..<start + 1).first else { return nil }
    var end = comment.range.upperBound
    while isBlank(end) { end += 1 }
    return end >= text.count || isLineEnd(end) ? comment.range : nil
  }

  /// The blanks by which the statements of the closure or block around an offset are indented.
  package func indentationUnit(around node: Node) -> String {
    for block in node.ancestors where block.kind == .closureExpr || block.kind == .codeBlock || block.kind == .memberBlock || block.kind == .accessorBlock {
      guard let first = block.statements.first, flags(ofToken: first.firstToken).contains(.newlineBefore) else { continue }
      let inner = indentation(at: first.start), outer = indentation(at: block.end - 1)
      if inner.hasPrefix(outer), inner != outer { return String(inner.dropFirst(outer.count)) }
    }
    return "  "
  }

  package func isBlank(_ offset: Int) -> Bool { text[offset] == UInt8(ascii: " ") || text[offset] == UInt8(ascii: "\t") }
  package func isLineEnd(_ offset: Int) -> Bool { text[offset] == UInt8(ascii: "\n") || text[offset] == UInt8(ascii: "\r") }
}
