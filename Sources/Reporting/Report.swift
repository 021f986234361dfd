import Linting
import Semantics
import Syntax

/// Everything a reporter may say: a reporter is a pure function of it.
package struct Report {
  package let diagnostics: [Diagnostic]
  package let notices: [Notice]
  package let fileCount: Int
  package let suppressed: Int
  package let fixed: Int
  package let durationMilliseconds: Int
  package let outcome: Outcome
  /// The folder that paths are relative to, absolute.
  package let root: String
  package let version: String
  private let lines: [String: LineTable]

  package enum Outcome: String { case clean, findings, failed }

  package init(
    diagnostics: [Diagnostic], notices: [Notice], fileCount: Int, suppressed: Int, fixed: Int, durationMilliseconds: Int, outcome: Outcome,
    root: String, version: String
  ) {
    self.diagnostics = diagnostics
    self.notices = notices
    self.fileCount = fileCount
    self.suppressed = suppressed
    self.fixed = fixed
    self.durationMilliseconds = durationMilliseconds
    self.outcome = outcome
    self.root = root
    self.version = version
    // Line tables only for files that are spoken of.
    var lines: [String: LineTable] = [:]
    func add(_ file: SourceFile?) {
      if let file, lines[file.path] == nil { lines[file.path] = LineTable(file.tree.text) }
    }
    for diagnostic in diagnostics {
      add(diagnostic.file)
      for note in diagnostic.notes { add(note.file) }
    }
    for notice in notices { add(notice.file) }
    self.lines = lines
  }

  package func location(_ offset: Int, in file: SourceFile) -> SourceLocation {
    (lines[file.path] ?? LineTable(file.tree.text)).location(offset)
  }

  func lineTable(_ file: SourceFile) -> LineTable { lines[file.path] ?? LineTable(file.tree.text) }

  package func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }

  package func fixable(_ applicability: FixIt.Applicability) -> Int { diagnostics.count { $0.fixes.first?.applicability == applicability } }
}

/// The name of a report format.
package enum ReporterName: String, CaseIterable, Sendable {
  case text, concise, xcode, json

  /// The report's text, complete lines only.
  package func render(_ report: Report, color: Bool) -> String {
    switch self {
    case .text: TextReporter(report, color: color).render()
    case .concise: LineReporter.concise(report)
    case .xcode: LineReporter.xcode(report)
    case .json: JSONReporter.render(report)
    }
  }
}
