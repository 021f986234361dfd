import Linting
import Semantics
import Syntax

/// What a fix does to whole lines, for display.
enum LineChanges {
  enum Change {
    case file(String)
    case removed(String)
    case added(String)
    case more(Int)
  }
  private static let limit = 24

  /// The lines that the edits of a fix change, at most `limit`; none when the report does not know all of their files.
  static func of(_ fix: FixIt, in report: Report) -> [Change] {
    guard let groups = report.edits(of: fix) else { return [] }
    var changes: [Change] = []
    for (file, edits) in groups {
      if groups.count > 1 { changes.append(.file(file.path)) }
      guard let (old, new) = lines(edits, of: file) else { continue }
      for line in UnifiedDiff.hunks(old: old, new: new, context: 0).flatMap(\.lines) {
        switch line {
        case .removed(let text): changes.append(.removed(text))
        case .added(let text): changes.append(.added(text))
        case .same: break
        }
      }
    }
    guard changes.count > limit else { return changes }
    return Array(changes.prefix(limit)) + [.more(changes.count - limit)]
  }

  /// The lines from the first edit to the last, before and after: the rest of a long file need not be compared.
  private static func lines(_ edits: [TextEdit], of file: SourceFile) -> (old: [UInt8], new: [UInt8])? {
    let tree = file.tree
    guard let first = edits.map(\.range.lowerBound).min(), var end = edits.map(\.range.upperBound).max() else { return nil }
    let start = tree.lineStart(first)
    while end < tree.text.count, tree.text[end] != UInt8(ascii: "\n") { end += 1 }
    end = min(end + 1, tree.text.count)
    let old = tree.text.bytes(start..<end)
    let shifted = edits.map { TextEdit(path: $0.path, range: $0.range.lowerBound - start..<$0.range.upperBound - start, newText: $0.newText) }
    return TextEdit.apply(shifted, to: old).map { (old, $0) }
  }
}
