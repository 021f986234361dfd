import Linting
import Semantics
import Syntax

/// Everything a reporter may say: a reporter is a pure function of it.
package struct Report {
  /// The findings that count, sorted by path, offset and rule.
  package let diagnostics: [Diagnostic]
  /// Findings that a comment silences.
  package let suppressed: [Diagnostic]
  /// Findings that the baseline knows.
  package let baselined: [Diagnostic]
  package let notices: [Notice]
  /// What every rule says of itself.
  package let rules: [RuleInfo]
  package let run: Run
  /// The files that the report can show, by path.
  private let files: [String: SourceFile]
  private let lines: [String: LineTable]

  package enum Outcome: String, CaseIterable { case clean, findings, failed }

  /// What is to be said of the run itself.
  package struct Run {
    /// The files that were checked.
    package var fileCount = 0
    /// The fixes that were applied.
    package var fixed = 0
    package var durationMilliseconds = 0
    package var outcome = Outcome.clean
    /// The folder that paths of machine-readable reports are relative to, absolute.
    package var root = ""
    /// Where the user stands, absolute: what `SourceFile.path` is relative to.
    package var currentFolder = ""
    package var version = ""
    /// The configuration files that were used, relative to `root` where they lie below it.
    package var configurationFiles: [String] = []
    /// Whether suppressed and baselined findings are listed too, with their state.
    package var listsSilenced = false

    package init() {}
  }

  package enum State: String, CaseIterable { case new, suppressed, baselined }

  /// A report of `result`.
  ///
  /// `files` are further files that fixes may edit; those of findings, notes and notices are known anyway. Findings need their
  /// fingerprints before.
  package init(_ result: LintResult, rules: [RuleInfo], run: Run, files others: [SourceFile] = []) {
    diagnostics = result.diagnostics
    suppressed = result.suppressed
    baselined = result.baselined
    notices = result.notices
    self.rules = rules
    self.run = run
    var files: [String: SourceFile] = [:]
    for file in others where files[file.path] == nil { files[file.path] = file }
    var lines: [String: LineTable] = [:]
    // Line tables only for files that are spoken of.
    func add(_ file: SourceFile?) {
      guard let file, lines[file.path] == nil else { return }
      files[file.path] = file
      lines[file.path] = LineTable(file.tree.text)
    }
    let listed = diagnostics + (run.listsSilenced ? suppressed + baselined : [])
    for diagnostic in listed {
      add(diagnostic.file)
      for note in diagnostic.notes { add(note.file) }
    }
    for notice in notices { add(notice.file) }
    for fix in listed.flatMap(\.fixes) {
      for edit in fix.edits { add(files[edit.path]) }
    }
    self.files = files
    self.lines = lines
  }

  /// What a report with states lists: the findings that count, and the silenced ones where they are asked for; in the order of `diagnostics`.
  package var listed: [(diagnostic: Diagnostic, state: State)] {
    let new = diagnostics.map { ($0, State.new) }
    guard run.listsSilenced else { return new }
    return (new + suppressed.map { ($0, State.suppressed) } + baselined.map { ($0, State.baselined) }).sorted {
      ($0.0.file.path, $0.0.range.lowerBound, $0.0.ruleID, $0.1.rawValue) < ($1.0.file.path, $1.0.range.lowerBound, $1.0.ruleID, $1.1.rawValue)
    }
  }

  package func location(_ offset: Int, in file: SourceFile) -> SourceLocation { lineTable(file).location(offset) }

  func lineTable(_ file: SourceFile) -> LineTable { lines[file.path] ?? LineTable(file.tree.text) }

  /// The file that a path of an edit names, if the report knows it.
  func file(_ path: String) -> SourceFile? { files[path] }

  /// The edits of a fix by file, in the order of the files' first edits and then of the text; nil unless every file is known and every
  /// edit lies in it: a fix is shown as a whole or not at all.
  func edits(of fix: FixIt) -> [(file: SourceFile, edits: [TextEdit])]? {
    var groups: [(file: SourceFile, edits: [TextEdit])] = []
    for edit in fix.edits {
      guard let file = files[edit.path], edit.range.upperBound <= file.tree.text.count else { return nil }
      if let index = groups.firstIndex(where: { $0.file === file }) { groups[index].edits.append(edit) } else { groups.append((file, [edit])) }
    }
    for index in groups.indices { groups[index].edits.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) } }
    return groups
  }

  /// The last line that a range reaches into; a range that ends with a line end does not reach into the next line.
  func lastLine(of range: Range<Int>, in file: SourceFile) -> Int {
    let table = lineTable(file)
    return table.line(max(range.lowerBound, range.upperBound - 1))
  }

  /// The findings that count, by file in the order of the report.
  var byFile: [(path: String, diagnostics: [Diagnostic])] {
    var groups: [(path: String, diagnostics: [Diagnostic])] = []
    var indices: [String: Int] = [:]
    for diagnostic in diagnostics {
      if let index = indices[diagnostic.file.path] {
        groups[index].diagnostics.append(diagnostic)
      } else {
        indices[diagnostic.file.path] = groups.count
        groups.append((diagnostic.file.path, [diagnostic]))
      }
    }
    return groups
  }

  /// The path for machines: relative to the root with `/` separators, or absolute where it lies outside.
  package func path(_ path: String) -> String { RelativePath.of(path, from: run.currentFolder, to: run.root) }

  package func absolutePath(_ path: String) -> String { RelativePath.absolute(path, from: run.currentFolder) }

  package func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }

  package func fixable(_ applicability: FixIt.Applicability) -> Int { diagnostics.count { $0.fixes.first?.applicability == applicability } }

  /// What a rule says of itself, by its id.
  var rulesByID: [String: RuleInfo] { Dictionary(rules.map { ($0.id, $0) }) { first, _ in first } }

  /// The findings that count, the gravest first; those of one severity stay in order.
  var gravestFirst: [Diagnostic] { Severity.gravestFirst.flatMap { severity in diagnostics.filter { $0.severity == severity } } }

  /// `1 error, 6 warnings`; an empty text when there is no finding.
  var counts: String {
    Severity.gravestFirst.compactMap { severity in
      let count = count(severity)
      return count == 0 ? nil : "\(count) \(severity.noun(count))"
    }.joined(separator: ", ")
  }
}

extension Severity {
  static let gravestFirst: [Severity] = allCases.sorted(by: >)

  /// The word for `count` findings.
  func noun(_ count: Int) -> String {
    switch self {
    case .error: count == 1 ? "error" : "errors"
    case .warning: count == 1 ? "warning" : "warnings"
    case .info: "info"
    }
  }
}

extension Diagnostic {
  /// The finding is about its whole file and has no place in it.
  var isAboutFile: Bool { range.isEmpty && range.lowerBound == 0 }
}
