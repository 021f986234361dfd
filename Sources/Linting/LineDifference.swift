/// The lines in which two texts differ.
package struct LineDifference: Sendable {
  /// Lines of the old text that became lines of the new one, by index; in order, never empty on both sides.
  package struct Change: Sendable {
    package let old: Range<Int>
    package let new: Range<Int>
  }

  package let old: [ArraySlice<UInt8>]
  package let new: [ArraySlice<UInt8>]
  package let changes: [Change]

  /// The difference of two texts; `ignoresCarriageReturns` takes CRLF and LF for the same.
  ///
  /// From a longest common subsequence of the lines between the common ends: O(product of the differing parts), bounded. Beyond four
  /// million cells the parts are one change.
  package init(_ old: [UInt8], _ new: [UInt8], ignoresCarriageReturns: Bool = false) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    guard ignoresCarriageReturns else {
      changes = Self.changes(self.old, self.new)
      return
    }
    changes = Self.changes(self.old.map(Self.plain), self.new.map(Self.plain))
  }

  /// The lines with their ends.
  package static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func plain(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.last == UInt8(ascii: "\n"), line.dropLast().last == UInt8(ascii: "\r") else { return line }
    return line.dropLast(2) + [UInt8(ascii: "\n")]
  }

  private static func changes(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [Change] {
    var head = 0
    while head < a.count, head < b.count, a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < a.count - head, tail < b.count - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    let rows = a.count - head - tail, columns = b.count - head - tail
    if rows == 0 && columns == 0 { return [] }
    guard rows > 0, columns > 0, rows <= 4_000_000 / columns else { return slid([Change(old: head..<head + rows, new: head..<head + columns)], a, b) }
    var table = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let here = row * (columns + 1) + column
        table[here] = a[head + row] == b[head + column] ? table[here + columns + 2] + 1 : max(table[here + columns + 1], table[here + 1])
      }
    }
    var edits: [Change] = []
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
      edits.append(Change(old: head + start.0..<head + row, new: head + start.1..<head + column))
    }
    return slid(edits, a, b)
  }

  /// Moves what was only added or only removed as far down as the equal lines after it allow: a block written below a similar one is
  /// then that block, as people and git see it.
  private static func slid(_ changes: [Change], _ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [Change] {
    changes.indices.map { index in
      var old = changes[index].old, new = changes[index].new
      let nextOld = index + 1 < changes.count ? changes[index + 1].old.lowerBound : a.count
      while old.isEmpty != new.isEmpty, old.upperBound < nextOld, new.upperBound < b.count {
        let isSame = old.isEmpty ? b[new.lowerBound] == b[new.upperBound] : a[old.lowerBound] == a[old.upperBound]
        guard isSame else { break }
        old = old.lowerBound + 1..<old.upperBound + 1
        new = new.lowerBound + 1..<new.upperBound + 1
      }
      return Change(old: old, new: new)
    }
  }
}

extension LineDifference {
  /// Carries the change from `base` to `ours` over to `theirs`, which has changes of its own.
  ///
  /// Nil when the two changes touch without being the same: nobody's work is guessed at. The lines of `theirs` keep their ends, and what is
  /// added ends like them.
  package static func merge(base: [UInt8], ours: [UInt8], theirs: [UInt8]) -> [UInt8]? {
    let our = LineDifference(base, ours), their = LineDifference(base, theirs, ignoresCarriageReturns: true)
    func isMade(_ mine: Change) -> Bool {
      their.changes.contains { other in
        other.old == mine.old && other.new.count == mine.new.count && zip(their.new[other.new], our.new[mine.new]).allSatisfy { plain($0) == plain($1) }
      }
    }
    let missing = our.changes.filter { !isMade($0) }
    for mine in missing {
      for other in their.changes where mine.old.lowerBound <= other.old.upperBound && other.old.lowerBound <= mine.old.upperBound { return nil }
    }
    func endsWithCarriageReturn(_ line: ArraySlice<UInt8>) -> Bool { line.count >= 2 && line.suffix(2).elementsEqual([13, 10]) }
    let usesCarriageReturns = their.new.first.map(endsWithCarriageReturn) ?? false
    var result: [UInt8] = []
    // Lines of `theirs`, with the shift that its own changes before them cause.
    var line = 0
    for mine in missing {
      let shift = their.changes.prefix { $0.old.upperBound < mine.old.lowerBound }.reduce(0) { $0 + $1.new.count - $1.old.count }
      let start = mine.old.lowerBound + shift
      guard line <= start, start + mine.old.count <= their.new.count else { return nil }
      for kept in their.new[line..<start] { result += kept }
      for added in our.new[mine.new] {
        let bare = plain(added)
        result += usesCarriageReturns && bare.last == UInt8(ascii: "\n") ? bare.dropLast() + [13, 10] : bare
      }
      line = start + mine.old.count
    }
    for kept in their.new[line...] { result += kept }
    return result
  }
}
