import Linting
import Semantics
import Syntax

/// reviewdog's Diagnostic Format as one JSON object. Lines and columns are 1-based, columns in UTF-8 bytes, ends exclusive.
enum ReviewdogReporter {
  static func render(_ report: Report) -> String {
    JSONValue.members(
      ("source", .members(("name", "uilint"))), ("severity", severity(report.diagnostics.map(\.severity).max() ?? .info)),
      ("diagnostics", .array(report.diagnostics.map { diagnostic($0, report) }))
    ).prettyPrinted()
  }

  private static func severity(_ severity: Severity) -> JSONValue { .string(severity.rawValue.uppercased()) }

  private static func diagnostic(_ diagnostic: Diagnostic, _ report: Report) -> JSONValue {
    let suggestions = diagnostic.fixes.compactMap { suggestion($0, diagnostic, report) }
    return .members(
      ("message", .string(diagnostic.message)),
      ("location", .members(("path", .string(report.path(diagnostic.file.path))), ("range", range(diagnostic.range, diagnostic.file, report)))),
      ("severity", severity(diagnostic.severity)), ("code", .members(("value", .string(diagnostic.ruleID)))),
      ("suggestions", suggestions.isEmpty ? nil : .array(suggestions)))
  }

  /// A fix as one replacement, from its first edit to its last: reviewers accept a suggestion at a time, and half a fix is none.
  private static func suggestion(_ fix: FixIt, _ diagnostic: Diagnostic, _ report: Report) -> JSONValue? {
    guard fix.applicability != .suggestion, let groups = report.edits(of: fix), groups.count == 1, let group = groups.first, group.file === diagnostic.file,
      let change = group.file.merged(group.edits)
    else { return nil }
    return .members(("range", range(change.range, group.file, report)), ("text", .string(change.text)))
  }

  private static func range(_ range: Range<Int>, _ file: SourceFile, _ report: Report) -> JSONValue {
    .members(("start", position(range.lowerBound, file, report)), ("end", position(range.upperBound, file, report)))
  }

  private static func position(_ offset: Int, _ file: SourceFile, _ report: Report) -> JSONValue {
    let location = report.location(offset, in: file)
    return .members(("line", .integer(location.line)), ("column", .integer(location.column)))
  }
}

extension SourceFile {
  /// Edits of this file as one replacement; nil when they overlap or there is none.
  func merged(_ edits: [TextEdit]) -> (range: Range<Int>, text: String)? {
    guard let start = edits.map(\.range.lowerBound).min(), let end = edits.map(\.range.upperBound).max(), end <= tree.text.count else { return nil }
    let shifted = edits.map { TextEdit(path: $0.path, range: $0.range.lowerBound - start..<$0.range.upperBound - start, newText: $0.newText) }
    guard let new = TextEdit.apply(shifted, to: tree.text.bytes(start..<end)) else { return nil }
    return (start..<end, String(decoding: new, as: UTF8.self))
  }
}
