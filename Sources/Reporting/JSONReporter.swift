import Linting
import Semantics
import Syntax

/// The report for editors and scripts: one object with a schema version. Additions keep the version.
enum JSONReporter {
  static let schemaVersion = 1

  static func render(_ report: Report) -> String {
    JSONValue.members(
      ("schemaVersion", .integer(schemaVersion)), ("tool", tool(report)), ("root", .string(report.run.root)),
      ("configFiles", .strings(report.run.configurationFiles)), ("summary", summary(report)),
      ("diagnostics", .array(report.listed.map { diagnostic($0.diagnostic, $0.state, report) })),
      ("notices", .array(report.notices.map { notice($0, report) }))
    ).prettyPrinted()
  }

  /// One object a line: the findings, the notices, and a summary that says of the run what the head of `render` says.
  static func renderLines(_ report: Report) -> String {
    var text = ""
    for (diagnostic, state) in report.listed { text += self.diagnostic(diagnostic, state, report).prefixed(("type", "diagnostic")).line() }
    for notice in report.notices { text += self.notice(notice, report).prefixed(("type", "notice")).line() }
    text += summary(report).prefixed(
      ("type", "summary"), ("schemaVersion", .integer(schemaVersion)), ("tool", tool(report)), ("root", .string(report.run.root)),
      ("configFiles", .strings(report.run.configurationFiles))
    ).line()
    return text
  }

  // MARK: The run

  private static func tool(_ report: Report) -> JSONValue {
    .members(("name", "uilint"), ("version", .string(report.run.version)), ("rulesEdition", .integer(RuleInfo.currentEdition)))
  }

  private static func summary(_ report: Report) -> JSONValue {
    .members(
      ("files", .integer(report.run.fileCount)), ("errors", .integer(report.count(.error))), ("warnings", .integer(report.count(.warning))),
      ("infos", .integer(report.count(.info))),
      ("fixable", .members(("safe", .integer(report.fixable(.safe))), ("unsafe", .integer(report.fixable(.unsafe))))),
      ("fixed", .integer(report.run.fixed)), ("suppressed", .integer(report.suppressed.count)), ("baselined", .integer(report.baselined.count)),
      ("durationMs", .integer(report.run.durationMilliseconds)), ("outcome", .string(report.run.outcome.rawValue)))
  }

  // MARK: Findings

  private static func diagnostic(_ diagnostic: Diagnostic, _ state: Report.State, _ report: Report) -> JSONValue {
    .members(
      ("ruleId", .string(diagnostic.ruleID)), ("category", .string(diagnostic.category.rawValue)), ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)), ("help", diagnostic.fixes.first.map { .string($0.title) }),
      ("tags", .strings(Tag.of(diagnostic).map(\.rawValue))), ("file", .string(report.path(diagnostic.file.path))),
      ("range", range(diagnostic.range, diagnostic.file, report)),
      ("context", .members(("symbol", diagnostic.enclosingSymbol.map { .string($0) }), ("lineText", .string(diagnostic.line)))),
      ("related", .array(diagnostic.notes.map { related($0, report) })),
      ("fixes", .array(diagnostic.fixes.enumerated().compactMap { fix($1, isPreferred: $0 == 0, report) })),
      ("suppression", diagnostic.suppression().map { edit($0, in: diagnostic.file, report) }), ("fingerprint", .string(diagnostic.fingerprint)),
      ("state", .string(state.rawValue)))
  }

  /// What an editor can do with a finding besides showing it.
  enum Tag: String, CaseIterable {
    /// To be struck through.
    case deprecated
    /// About the whole file: the range is empty at its start.
    case file

    static func of(_ diagnostic: Diagnostic) -> [Tag] {
      (diagnostic.category == .supersededAPI ? [.deprecated] : []) + (diagnostic.isAboutFile ? [.file] : [])
    }
  }

  private static func related(_ note: Diagnostic.Note, _ report: Report) -> JSONValue {
    .members(("file", .string(report.path(note.file.path))), ("range", range(note.range, note.file, report)), ("message", .string(note.message)))
  }

  /// A fix with all of its edits; nil when one of them cannot be shown, since nobody may apply the rest.
  private static func fix(_ fix: FixIt, isPreferred: Bool, _ report: Report) -> JSONValue? {
    guard let groups = report.edits(of: fix) else { return nil }
    return .members(
      ("title", .string(fix.title)), ("applicability", .string(fix.applicability.rawValue)), ("preferred", .boolean(isPreferred)),
      ("edits", .array(groups.flatMap { file, edits in edits.map { edit($0, in: file, report) } })))
  }

  private static func edit(_ edit: TextEdit, in file: SourceFile, _ report: Report) -> JSONValue {
    .members(("file", .string(report.path(edit.path))), ("range", range(edit.range, file, report)), ("newText", .string(edit.newText)))
  }

  // MARK: Notices

  private static func notice(_ notice: Notice, _ report: Report) -> JSONValue {
    .members(
      ("kind", .string(notice.kind.rawValue)), ("severity", .string(notice.severity.rawValue)),
      ("file", notice.path.isEmpty ? nil : .string(report.path(notice.path))), ("message", .string(notice.message)),
      ("range", place(of: notice, report)), ("fix", notice.fix.flatMap { fix($0, isPreferred: true, report) }))
  }

  private static func place(of notice: Notice, _ report: Report) -> JSONValue? {
    guard let file = notice.file, let range = notice.range else { return nil }
    return self.range(range, file, report)
  }

  // MARK: Places

  private static func range(_ range: Range<Int>, _ file: SourceFile, _ report: Report) -> JSONValue {
    .members(("start", position(range.lowerBound, file, report)), ("end", position(range.upperBound, file, report)))
  }

  /// A position in all units, so that no reader has to count.
  private static func position(_ offset: Int, _ file: SourceFile, _ report: Report) -> JSONValue {
    let location = report.location(offset, in: file)
    return .members(
      ("line", .integer(location.line)), ("column", .integer(location.column)), ("utf16Column", .integer(location.utf16Column)),
      ("offset", .integer(location.offset)), ("utf16Offset", .integer(location.utf16Offset)))
  }
}
