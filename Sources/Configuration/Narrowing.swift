import Linting
import Semantics
import Syntax

/// Which findings count: those that no baseline knows, on lines that changed, of the wanted severities.
package struct Narrowing: Sendable {
  package let root: String
  let currentFolder: String
  package let baselines: Baselines
  /// By absolute path; nil for all lines.
  let bases: [String: SourceText?]?
  let minimumSeverity: Severity

  package init(root: String, currentFolder: String, baselines: Baselines, bases: [String: SourceText?]?, minimumSeverity: Severity) {
    self.root = root
    self.currentFolder = currentFolder
    self.baselines = baselines
    self.bases = bases
    self.minimumSeverity = minimumSeverity
  }

  @Sendable package func apply(_ result: LintResult) -> LintResult {
    var result = result
    Fingerprint.assign(&result.diagnostics, path: rootRelative)
    Fingerprint.assign(&result.suppressed, path: rootRelative)
    for (path, baseline) in baselines.byFile.sorted(by: { $0.key < $1.key }) {
      let concerned = result.diagnostics.filter { baselines.fileOfSource[$0.file.path] == path }
      let known = Set(zip(concerned, BaselineNaming(path, currentFolder: currentFolder).entries(concerned)).filter { baseline.entries.contains($1) }.map(\.0.fingerprint))
      result.baselined += concerned.filter { known.contains($0.fingerprint) }
      result.diagnostics.removeAll { baselines.fileOfSource[$0.file.path] == path && known.contains($0.fingerprint) }
    }
    if let bases {
      var lines = ChangedLines(bases, currentFolder)
      result.diagnostics = result.diagnostics.filter { lines.contain($0.range, of: $0.file) }
      result.notices = result.notices.filter { notice in
        guard notice.kind == .suppression, let file = notice.file, let range = notice.range else { return true }
        return lines.contain(range, of: file)
      }
    }
    if minimumSeverity > .info { result.diagnostics.removeAll { $0.severity < minimumSeverity } }
    return result
  }

  private func rootRelative(_ path: String) -> String { RelativePath.of(path, from: currentFolder, to: root) }
}

/// The lines that differ from the texts before the change.
private struct ChangedLines {
  private let bases: [String: SourceText?]
  private let currentFolder: String
  private var known: [String: (table: LineTable, ranges: [Range<Int>]?)] = [:]

  init(_ bases: [String: SourceText?], _ currentFolder: String) {
    self.bases = bases
    self.currentFolder = currentFolder
  }

  mutating func contain(_ range: Range<Int>, of file: SourceFile) -> Bool {
    let (table, ranges) = lines(of: file)
    let first = table.line(range.lowerBound) - 1, last = table.line(range.upperBound) - 1
    return ranges?.contains { $0.overlaps(first..<last + 1) } ?? true
  }

  /// The changed lines by index; nil for a new file, which has changed from end to end.
  private mutating func lines(of file: SourceFile) -> (table: LineTable, ranges: [Range<Int>]?) {
    if let lines = known[file.path] { return lines }
    let base = bases[RelativePath.absolute(file.path, from: currentFolder)] ?? nil
    let ranges = base.map { LineDifference($0.bytes, file.tree.text.bytes, ignoresCarriageReturns: true).changes.map(\.new) }
    known[file.path] = (LineTable(file.tree.text), ranges)
    return (LineTable(file.tree.text), ranges)
  }
}
