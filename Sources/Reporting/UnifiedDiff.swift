import Linting

/// The difference of two texts in the format of `diff -u`.
package enum UnifiedDiff {
  enum Line { case same(String), removed(String), added(String) }

  struct Hunk {
    var oldStart: Int
    var newStart: Int
    var lines: [Line]
  }

  /// The diff with its file headers; empty when the texts are equal.
  package static func render(path: String, old: [UInt8], new: [UInt8]) -> String {
    let hunks = hunks(old: old, new: new, context: 3)
    guard !hunks.isEmpty else { return "" }
    let name = path.hasPrefix("/") ? String(path.dropFirst()) : path
    var text = "--- \(Escape.diffPath("a/" + name))\n+++ \(Escape.diffPath("b/" + name))\n"
    for hunk in hunks {
      let oldCount = hunk.lines.count { if case .added = $0 { false } else { true } }
      let newCount = hunk.lines.count { if case .removed = $0 { false } else { true } }
      text += "@@ -\(oldCount == 0 ? hunk.oldStart : hunk.oldStart + 1),\(oldCount) +\(newCount == 0 ? hunk.newStart : hunk.newStart + 1),\(newCount) @@\n"
      for line in hunk.lines {
        let (mark, content) =
          switch line {
          case .same(let content): (" ", content)
          case .removed(let content): ("-", content)
          case .added(let content): ("+", content)
          }
        // Of "\r\n", which is one character, "\n" is no suffix.
        text += mark + content + (content.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n")
      }
    }
    return text
  }

  /// The changed regions with `context` lines around each. Lines keep their ends when `context` is positive.
  static func hunks(old: [UInt8], new: [UInt8], context: Int) -> [Hunk] {
    let difference = LineDifference(old, new)
    let a = difference.old, b = difference.new, script = difference.changes
    var hunks: [Hunk] = []
    var index = 0
    while index < script.count {
      let change = script[index]
      var hunk = Hunk(oldStart: max(0, change.old.lowerBound - context), newStart: max(0, change.new.lowerBound - context), lines: [])
      var position = hunk.oldStart
      var last = index
      while true {
        let current = script[last]
        hunk.lines += a[position..<current.old.lowerBound].map { .same(text($0, context)) }
        hunk.lines += a[current.old].map { .removed(text($0, context)) }
        hunk.lines += b[current.new].map { .added(text($0, context)) }
        position = current.old.upperBound
        guard last + 1 < script.count, script[last + 1].old.lowerBound - position <= 2 * context else { break }
        last += 1
      }
      hunk.lines += a[position..<min(a.count, position + context)].map { .same(text($0, context)) }
      hunks.append(hunk)
      index = last + 1
    }
    return hunks
  }

  private static func text(_ line: ArraySlice<UInt8>, _ context: Int) -> String {
    var line = line
    // For display the line end is no part of the line.
    if context == 0 { while line.last == UInt8(ascii: "\n") || line.last == UInt8(ascii: "\r") { line.removeLast() } }
    return String(decoding: line, as: UTF8.self)
  }
}
