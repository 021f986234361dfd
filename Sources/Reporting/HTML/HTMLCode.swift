import Linting
import Semantics
import Syntax

/// Lines of code with what is meant in them marked, and lines that a fix changes.
enum HTMLCode {
  /// A line longer than this is shown around what is meant in it.
  private static let lineLimit = 320
  /// A range of more lines than both is shown by its first and last.
  private static let headLines = 8, tailLines = 2

  /// The lines of a range and `context` lines around it, without their common indentation.
  static func frame(_ range: Range<Int>, of file: SourceFile, style: String, context: Int, _ report: Report) -> String {
    let table = report.lineTable(file), tree = file.tree
    let first = table.line(range.lowerBound), last = report.lastLine(of: range, in: file)
    let shown = trimmed(max(1, first - context)...min(table.line(tree.text.count), last + context), keeping: first...last, table, tree)
    let isLong = last - first + 1 > headLines + tailLines
    let hidden = isLong ? first + headLines..<last - tailLines + 1 : 0..<0
    let lines = shown.filter { !hidden.contains($0) }.map { (number: $0, range: shownBytes(ofLine: $0, table, tree, around: range)) }
    let indentation = commonIndentation(lines.map(\.range), tree, upTo: range.lowerBound)
    let colors = HTMLHighlighter.colors(in: (lines.first?.range.lowerBound ?? 0)..<(lines.last?.range.upperBound ?? 0), of: tree)
    var text = ""
    for line in lines {
      if line.number == hidden.upperBound, isLong { text += "<span class=\"gap\">\(hidden.count) more lines</span>\n" }
      let isMarked = (first...last).contains(line.number)
      let content = code(line.range.lowerBound + min(indentation, line.range.count)..<line.range.upperBound, mark: range, colors, tree)
      text += "<span class=\"line\(isMarked ? " marked" : "")\" data-n=\"\(line.number)\">\(content)</span>\n"
    }
    return "<pre class=\"code \(style)\" tabindex=\"0\"><code>\(text)</code></pre>\n"
  }

  /// The lines without the blank ones at both ends, which are no context.
  private static func trimmed(_ lines: ClosedRange<Int>, keeping kept: ClosedRange<Int>, _ table: LineTable, _ tree: SyntaxTree) -> ClosedRange<Int> {
    func isBlank(_ line: Int) -> Bool { table.range(ofLine: line).allSatisfy(tree.isBlank) }
    var first = lines.lowerBound, last = lines.upperBound
    while first < kept.lowerBound, isBlank(first) { first += 1 }
    while last > kept.upperBound, isBlank(last) { last -= 1 }
    return first...last
  }

  /// The bytes of a line to be shown, never half a character, without a byte order mark.
  private static func shownBytes(ofLine line: Int, _ table: LineTable, _ tree: SyntaxTree, around mark: Range<Int>) -> Range<Int> {
    var range = table.range(ofLine: line)
    if line == 1, tree.text.bytes(0..<3) == [0xEF, 0xBB, 0xBF] { range = min(3, range.upperBound)..<range.upperBound }
    guard range.count > lineLimit else { return range }
    var start = range.contains(mark.lowerBound) ? max(range.lowerBound, mark.lowerBound - lineLimit / 4) : range.lowerBound
    var end = min(range.upperBound, start + lineLimit)
    while start > range.lowerBound, tree.text[start] & 0xC0 == 0x80 { start -= 1 }
    while end < range.upperBound, tree.text[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  private static func commonIndentation(_ lines: [Range<Int>], _ tree: SyntaxTree, upTo limit: Int) -> Int {
    var common: [UInt8]?
    for line in lines {
      var end = line.lowerBound
      while end < line.upperBound, tree.isBlank(end), end != limit { end += 1 }
      // A blank line has no indentation that counts.
      if end == line.upperBound { continue }
      let own = tree.text.bytes(line.lowerBound..<end)
      common = common.map { known in Array(zip(known, own).prefix { $0 == $1 }.map(\.0)) } ?? own
    }
    return common?.count ?? 0
  }

  /// A line with its colours and its mark.
  private static func code(_ line: Range<Int>, mark: Range<Int>, _ colors: [HTMLHighlighter.Color], _ tree: SyntaxTree) -> String {
    let inner = colors.filter { $0.range.overlaps(line) }
    var bounds: Set<Int> = [line.lowerBound, line.upperBound]
    for range in inner.map(\.range) + [mark] {
      for bound in [range.lowerBound, range.upperBound] where line.contains(bound) { bounds.insert(bound) }
    }
    let sorted = bounds.sorted()
    var text = ""
    var isMarking = false, next = 0
    for (start, end) in zip(sorted, sorted.dropFirst()) {
      if mark.isEmpty, mark.lowerBound == start { text += "<mark class=\"point\"></mark>" }
      let isMarked = mark.lowerBound <= start && end <= mark.upperBound
      if isMarked != isMarking { text += isMarked ? "<mark>" : "</mark>" }
      isMarking = isMarked
      let piece = Escape.htmlText(tree.text.string(start..<end))
      while next < inner.count, inner[next].range.upperBound <= start { next += 1 }
      text += next < inner.count && inner[next].range.lowerBound <= start ? "<span class=\"\(inner[next].name)\">\(piece)</span>" : piece
    }
    if isMarking { text += "</mark>" }
    if mark.isEmpty, mark.lowerBound == line.upperBound { text += "<mark class=\"point\"></mark>" }
    return text
  }

  // MARK: Changes

  static func diff(_ changes: [LineChanges.Change], _ report: Report) -> String {
    guard !changes.isEmpty else { return "" }
    let indentation = commonIndentation(changes)
    var text = ""
    var index = 0
    while index < changes.count {
      switch changes[index] {
      case .file(let path): text += "<span class=\"name\">\(Escape.htmlText(report.path(path)))</span>\n"
      case .more(let count): text += "<span class=\"gap\">\(count) more lines</span>\n"
      case .removed, .added:
        let block = changes[index...].prefix { $0.isLine }
        text += lines(block, indentation)
        index += block.count
        continue
      }
      index += 1
    }
    return "<pre class=\"diff\" tabindex=\"0\"><code>\(text)</code></pre>\n"
  }

  /// Removed and added lines in turn; where a run of removed lines is as long as the added run behind it, they are compared line by line.
  private static func lines(_ block: ArraySlice<LineChanges.Change>, _ indentation: Int) -> String {
    var text = ""
    var rest = block
    while !rest.isEmpty {
      let removed = rest.prefix { $0.isRemoved }
      rest = rest.dropFirst(removed.count)
      let added = rest.prefix { !$0.isRemoved }
      rest = rest.dropFirst(added.count)
      let old = removed.map { String($0.text.dropFirst(indentation)) }, new = added.map { String($0.text.dropFirst(indentation)) }
      let isPaired = old.count == new.count
      for (position, line) in old.enumerated() { text += "<span class=\"del\">\(compared(line, with: isPaired ? new[position] : nil))</span>\n" }
      for (position, line) in new.enumerated() { text += "<span class=\"add\">\(compared(line, with: isPaired ? old[position] : nil))</span>\n" }
    }
    return text
  }

  /// The line with what differs from `other` marked.
  private static func compared(_ line: String, with other: String?) -> String {
    guard let other else { return Escape.htmlText(line) }
    let a = Array(line), b = Array(other)
    var head = 0
    while head < a.count, head < b.count, a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < a.count - head, tail < b.count - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    let middle = String(a[head..<a.count - tail])
    // Lines that share nothing are no change of each other.
    guard !middle.isEmpty, head + tail > 0 else { return Escape.htmlText(line) }
    return Escape.htmlText(String(a[..<head])) + "<mark>\(Escape.htmlText(middle))</mark>" + Escape.htmlText(String(a[(a.count - tail)...]))
  }

  private static func commonIndentation(_ changes: [LineChanges.Change]) -> Int {
    let lines = changes.filter(\.isLine).map(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = lines.first else { return 0 }
    var common = Array(first.prefix { $0 == " " || $0 == "\t" })
    for line in lines { common = Array(zip(common, line).prefix { $0 == $1 }.map(\.0)) }
    return common.count
  }
}

extension LineChanges.Change {
  fileprivate var isLine: Bool {
    switch self {
    case .removed, .added: true
    case .file, .more: false
    }
  }

  fileprivate var isRemoved: Bool { if case .removed = self { true } else { false } }

  fileprivate var text: String {
    switch self {
    case .removed(let text), .added(let text), .file(let text): text
    case .more: ""
    }
  }
}
