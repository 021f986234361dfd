import Syntax

extension SyntaxTree {
  /// Whether a comment on the lines of a range says why the code is as it is. A comment that addresses the tool explains nothing.
  package func isExplainedOnItsLines(_ range: Range<Int>) -> Bool {
    var end = range.upperBound
    while end < text.count, !isLineEnd(end) { end += 1 }
    return hasExplanation { $0.upperBound > lineStart(range.lowerBound) && $0.lowerBound < end }
  }

  /// Whether a comment of its own ends on the line above an offset. A comment that addresses the tool explains nothing.
  package func isExplainedAbove(_ offset: Int) -> Bool {
    var end = lineStart(offset) - 1
    guard end > 0 else { return false }
    // The line end may be of two bytes.
    if text[end] == UInt8(ascii: "\n"), text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let start = lineStart(end)
    return hasExplanation { comment in
      guard comment.upperBound > start, comment.lowerBound < end else { return false }
      let line = lineStart(comment.lowerBound)
      return (line..<comment.lowerBound).allSatisfy(isBlank)
    }
  }

  private func hasExplanation(where isThere: (Range<Int>) -> Bool) -> Bool {
    comments.contains { isThere($0.range) && !SuppressionComment.mentionsTool($0, self) }
  }
}
