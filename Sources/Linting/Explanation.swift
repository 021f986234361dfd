import Syntax

// Comments that say why the code is as it is. One that addresses the tool explains nothing.

extension SyntaxTree {
  /// Whether a comment on the lines of a range says why the code is as it is: O(length of the lines + log comments).
  package func isExplainedOnItsLines(_ range: Range<Int>) -> Bool {
    var end = range.upperBound
    while end < text.count, !isLineEnd(end) { end += 1 }
    return !explanations(on: lineStart(range.lowerBound)..<end).isEmpty
  }

  /// Whether a comment of its own ends on the line above an offset: O(length of the two lines + log comments).
  package func isExplainedAbove(_ offset: Int) -> Bool {
    var end = lineStart(offset) - 1
    guard end > 0 else { return false }
    // The line end may be of two bytes.
    if text[end] == UInt8(ascii: "\n"), text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return explanations(on: lineStart(end)..<end).contains { comment in
      let line = lineStart(comment.range.lowerBound)
      return (line..<comment.range.lowerBound).allSatisfy(isBlank)
    }
  }

  /// Whether a comment that starts in a range holds a word, in whatever case.
  package func isExplained(in range: Range<Int>, by word: String) -> Bool {
    comments(in: range).contains { !SuppressionComment.mentionsTool($0, self) && text.string($0.range).lowercased().contains(word) }
  }

  /// The comments of which a part stands in a range. Only the first can start before it.
  private func explanations(on lines: Range<Int>) -> [Comment] {
    let first = comment(around: lines.lowerBound).map { [$0] } ?? []
    return (first + comments(in: lines)).filter { !SuppressionComment.mentionsTool($0, self) }
  }
}
