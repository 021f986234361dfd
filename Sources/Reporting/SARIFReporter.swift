import Linting
import Semantics
import Syntax

/// SARIF 2.1.0, the format of code scanning. Columns are UTF-16 code units, and say so.
enum SARIFReporter {
  static func render(_ report: Report) -> String {
    var seen: [String: Int] = [:]
    for (index, rule) in report.rules.enumerated() where seen[rule.id] == nil { seen[rule.id] = index }
    let run = JSONValue.members(
      ("tool", .members(("driver", SARIFRules.driver(report)))), ("columnKind", "utf16CodeUnits"),
      ("originalUriBaseIds", report.run.root.isEmpty ? nil : .members((base, .members(("uri", .string(folderURI(report.run.root))))))),
      ("invocations", [invocation(report)]), ("results", .array(report.listed.map { result($0.diagnostic, $0.state, seen[$0.diagnostic.ruleID], report) })))
    return JSONValue.members(
      ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), ("version", "2.1.0"), ("runs", [run])
    ).prettyPrinted()
  }

  /// The name for the root, so that the report means the same on another machine.
  private static let base = "SRCROOT"

  static func level(_ severity: Severity) -> JSONValue {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  // MARK: The run

  private static func invocation(_ report: Report) -> JSONValue {
    .members(
      ("executionSuccessful", .boolean(report.run.outcome != .failed)),
      ("toolExecutionNotifications", .array(report.notices.map { notification($0, report) })))
  }

  private static func notification(_ notice: Notice, _ report: Report) -> JSONValue {
    var locations: [JSONValue] = []
    if let file = notice.file {
      locations = [location(notice.range, file, report)]
    } else if !notice.path.isEmpty {
      locations = [.members(("physicalLocation", .members(("artifactLocation", artifact(notice.path, report)))))]
    }
    return .members(
      ("descriptor", .members(("id", .string(notice.kind.rawValue)))), ("level", level(notice.severity)), ("message", text(notice.message)),
      ("locations", locations.isEmpty ? nil : .array(locations)))
  }

  // MARK: Findings

  private static func result(_ diagnostic: Diagnostic, _ state: Report.State, _ ruleIndex: Int?, _ report: Report) -> JSONValue {
    let related = diagnostic.notes.enumerated().map { index, note in
      location(note.range, note.file, report).prefixed(("id", .integer(index))).adding(("message", text(note.message)))
    }
    let fixes = diagnostic.fixes.compactMap { fix($0, report) }
    return .members(
      ("ruleId", .string(diagnostic.ruleID)), ("ruleIndex", ruleIndex.map { .integer($0) }), ("level", level(diagnostic.severity)),
      ("message", text(diagnostic.message)), ("locations", [location(diagnostic.range, diagnostic.file, report, symbol: diagnostic.enclosingSymbol)]),
      ("relatedLocations", related.isEmpty ? nil : .array(related)), ("fixes", fixes.isEmpty ? nil : .array(fixes)),
      ("partialFingerprints", .members(("uilint/v1", .string(diagnostic.fingerprint)))),
      // When one result tells of suppressions, all have to.
      ("suppressions", report.run.listsSilenced ? .array(state == .suppressed ? [.members(("kind", "inSource"))] : []) : nil),
      ("baselineState", report.run.listsSilenced ? baselineState(state) : nil))
  }

  private static func baselineState(_ state: Report.State) -> JSONValue? {
    switch state {
    case .new: "new"
    case .baselined: "unchanged"
    // Nobody compared it.
    case .suppressed: nil
    }
  }

  /// A fix with all of its edits, or nil for advice in words and for a fix in files that the report does not know.
  private static func fix(_ fix: FixIt, _ report: Report) -> JSONValue? {
    guard !fix.edits.isEmpty, let groups = report.edits(of: fix) else { return nil }
    let changes = groups.map { file, edits in
      let replacements = edits.map { edit in
        JSONValue.members(("deletedRegion", region(edit.range, file, report)), ("insertedContent", edit.newText.isEmpty ? nil : text(edit.newText)))
      }
      return JSONValue.members(("artifactLocation", artifact(file.path, report)), ("replacements", .array(replacements)))
    }
    return .members(("description", text(fix.title)), ("artifactChanges", .array(changes)))
  }

  private static func text(_ text: String) -> JSONValue { .members(("text", .string(text))) }

  // MARK: Places

  private static func location(_ range: Range<Int>?, _ file: SourceFile, _ report: Report, symbol: String? = nil) -> JSONValue {
    .members(
      ("physicalLocation", .members(
        ("artifactLocation", artifact(file.path, report)), ("region", range.map { region($0, file, report).adding(("snippet", snippet($0, file))) }))),
      ("logicalLocations", symbol.map { [.members(("fullyQualifiedName", .string($0)))] }))
  }

  private static func artifact(_ path: String, _ report: Report) -> JSONValue {
    let path = report.path(path)
    if path.hasPrefix("/") { return .members(("uri", .string("file://" + Escape.uriPath(path)))) }
    return .members(("uri", .string(Escape.uriPath(path))), ("uriBaseId", report.run.root.isEmpty ? nil : .string(base)))
  }

  private static func folderURI(_ path: String) -> String { "file://" + Escape.uriPath(path) + (path.hasSuffix("/") ? "" : "/") }

  private static func region(_ range: Range<Int>, _ file: SourceFile, _ report: Report) -> JSONValue {
    let start = report.location(range.lowerBound, in: file), end = report.location(range.upperBound, in: file)
    // A byte order mark is no character of the text (SARIF 2.1.0, 3.30.2).
    let mark = file.tree.text.bytes(0..<3) == [0xEF, 0xBB, 0xBF] ? 1 : 0
    func column(_ location: SourceLocation) -> JSONValue { .integer(location.line == 1 ? max(1, location.utf16Column - mark) : location.utf16Column) }
    let startOffset = max(0, start.utf16Offset - mark), endOffset = max(0, end.utf16Offset - mark)
    return .members(
      ("startLine", .integer(start.line)), ("startColumn", column(start)), ("endLine", .integer(end.line)), ("endColumn", column(end)),
      ("charOffset", .integer(startOffset)), ("charLength", .integer(endOffset - startOffset)))
  }

  /// The text of a region. A region of a screenful or more says nothing that the file does not, and is cut.
  private static func snippet(_ range: Range<Int>, _ file: SourceFile) -> JSONValue {
    text(file.tree.text.string(range.lowerBound..<min(range.upperBound, range.lowerBound + 2_000)))
  }
}
