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

  static func of(_ fix: FixIt, files: [SourceFile]) -> [Change] {
    var changes: [Change] = []
    let paths = fix.edits.map(\.path).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    for path in paths {
      guard let file = files.first(where: { $0.path == path }) else { continue }
      if paths.count > 1 { changes.append(.file(path)) }
      let edits = fix.edits.filter { $0.path == path }
      guard let new = TextEdit.apply(edits, to: file.tree.text.bytes) else { continue }
      let hunks = UnifiedDiff.hunks(old: file.tree.text.bytes, new: new, context: 0)
      for hunk in hunks {
        for line in hunk.lines {
          switch line {
          case .removed(let text): changes.append(.removed(text))
          case .added(let text): changes.append(.added(text))
          case .same: break
          }
        }
      }
    }
    guard changes.count > limit else { return changes }
    return Array(changes.prefix(limit)) + [.more(changes.count - limit)]
  }
}
