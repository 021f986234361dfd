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
    var text = "--- a/\(name)\n+++ b/\(name)\n"
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
        text += mark + content + (content.hasSuffix("\n") ? "" : "\n\\ No newline at end of file\n")
      }
    }
    return text
  }

  /// The changed regions with `context` lines around each. Lines keep their ends when `context` is positive.
  static func hunks(old: [UInt8], new: [UInt8], context: Int) -> [Hunk] {
    let a = lines(old), b = lines(new)
    // Common ends need no comparison; edits of fixes are small and local.
    let script = changes(a, b)
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

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private typealias Edit = (old: Range<Int>, new: Range<Int>)

  /// The differing ranges, from a longest common subsequence of the lines between the common ends.
  ///
  /// O(product of the differing parts), bounded: beyond four million cells the parts are one change.
  private static func changes(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [Edit] {
    var head = 0
    while head < a.count, head < b.count, a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < a.count - head, tail < b.count - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    let rows = a.count - head - tail, columns = b.count - head - tail
    if rows == 0 && columns == 0 { return [] }
    guard rows > 0, columns > 0, rows * columns <= 4_000_000 else { return [(head..<head + rows, head..<head + columns)] }
    var table = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let here = row * (columns + 1) + column
        table[here] = a[head + row] == b[head + column] ? table[here + columns + 2] + 1 : max(table[here + columns + 1], table[here + 1])
      }
    }
    var edits: [Edit] = []
    var row = 0, column = 0
    while row < rows || column < columns {
      if row < rows, column < columns, a[head + row] == b[head + column] {
        row += 1
        column += 1
        continue
      }
      let start = (row, column)
      while row < rows || column < columns {
        if row < rows, column < columns, a[head + row] == b[head + column] { break }
        let down = row < rows ? table[(row + 1) * (columns + 1) + column] : -1
        let right = column < columns ? table[row * (columns + 1) + column + 1] : -1
        if down >= right { row += 1 } else { column += 1 }
      }
      edits.append((head + start.0..<head + row, head + start.1..<head + column))
    }
    return edits
  }
}
