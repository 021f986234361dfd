import Foundation
import Linting
import Semantics
import Syntax

/// The report for editors and scripts: one object with a schema version. Additions keep the version.
enum JSONReporter {
  static func render(_ report: Report) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Every value is a string, a number or a list of these, so encoding cannot fail.
    guard let data = try? encoder.encode(Root(report)) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Root: Encodable {
    let schemaVersion = 1
    let tool: Tool
    let root: String
    let summary: Summary
    let diagnostics: [Item]
    let notices: [NoticeItem]

    init(_ report: Report) {
      tool = Tool(name: "uilint", version: report.version, rulesEdition: 1)
      root = report.root
      summary = Summary(report)
      var occurrences: [String: Int] = [:]
      diagnostics = report.diagnostics.map { Item($0, report, &occurrences) }
      notices = report.notices.map { NoticeItem($0, report) }
    }
  }

  private struct Tool: Encodable {
    let name: String
    let version: String
    let rulesEdition: Int
  }

  private struct Summary: Encodable {
    let files, errors, warnings, infos, fixed, suppressed, durationMs: Int
    let fixable: [String: Int]
    let outcome: String

    init(_ report: Report) {
      files = report.fileCount
      errors = report.count(.error)
      warnings = report.count(.warning)
      infos = report.count(.info)
      fixed = report.fixed
      suppressed = report.suppressed
      durationMs = report.durationMilliseconds
      fixable = ["safe": report.fixable(.safe), "unsafe": report.fixable(.unsafe)]
      outcome = report.outcome.rawValue
    }
  }

  private struct Position: Encodable {
    let line, column, utf16Column, offset, utf16Offset: Int

    init(_ location: SourceLocation) {
      line = location.line
      column = location.column
      utf16Column = location.utf16Column
      offset = location.offset
      utf16Offset = location.utf16Offset
    }
  }

  private struct Span: Encodable {
    let start: Position
    let end: Position

    init(_ range: Range<Int>, _ file: SourceFile, _ report: Report) {
      start = Position(report.location(range.lowerBound, in: file))
      end = Position(report.location(range.upperBound, in: file))
    }
  }

  private struct Item: Encodable {
    let ruleId, category, severity, message, file, fingerprint: String
    let state = "new"
    let range: Span
    let context: Context
    let related: [Related]
    let fixes: [Fix]

    init(_ diagnostic: Diagnostic, _ report: Report, _ occurrences: inout [String: Int]) {
      ruleId = diagnostic.ruleID
      category = diagnostic.category.rawValue
      severity = diagnostic.severity.rawValue
      message = diagnostic.message
      file = diagnostic.file.path
      range = Span(diagnostic.range, diagnostic.file, report)
      let table = report.lineTable(diagnostic.file)
      let line = diagnostic.file.tree.text.string(table.range(ofLine: table.line(diagnostic.range.lowerBound)))
      context = Context(lineText: line)
      related = diagnostic.notes.map { Related(file: $0.file.path, message: $0.message, range: Span($0.range, $0.file, report)) }
      fixes = diagnostic.fixes.enumerated().map { Fix($1, isPreferred: $0 == 0, diagnostic, report) }
      let key = "\(ruleId)\u{0}\(file)\u{0}\(line.split(whereSeparator: \.isWhitespace).joined(separator: " "))"
      fingerprint = Fingerprint.of(key, index: occurrences[key, default: 0])
      occurrences[key, default: 0] += 1
    }
  }

  private struct Context: Encodable { let lineText: String }

  private struct Related: Encodable {
    let file, message: String
    let range: Span
  }

  private struct Fix: Encodable {
    let title, applicability: String
    let preferred: Bool
    let edits: [Edit]

    init(_ fix: FixIt, isPreferred: Bool, _ diagnostic: Diagnostic, _ report: Report) {
      title = fix.title
      applicability = fix.applicability.rawValue
      preferred = isPreferred
      let files = [diagnostic.file] + diagnostic.notes.map(\.file)
      edits = fix.edits.compactMap { edit in
        files.first { $0.path == edit.path }.map { Edit(file: edit.path, newText: edit.newText, range: Span(edit.range, $0, report)) }
      }
    }
  }

  private struct Edit: Encodable {
    let file, newText: String
    let range: Span
  }

  private struct NoticeItem: Encodable {
    let kind, severity, file, message: String
    let range: Span?

    init(_ notice: Notice, _ report: Report) {
      kind = notice.kind.rawValue
      severity = notice.severity.rawValue
      file = notice.path
      message = notice.message
      if let file = notice.file, let range = notice.range { self.range = Span(range, file, report) } else { range = nil }
    }
  }
}

/// The identity of a finding across edits elsewhere: no line numbers, no wording.
package enum Fingerprint {
  /// FNV-1a over the key and the index among equal keys, as sixteen hexadecimal digits.
  package static func of(_ key: String, index: Int) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(key)\u{0}\(index)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
