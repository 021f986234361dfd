import Foundation
import Linting
import Reporting
import Semantics
import Syntax

/// Small sources with findings in places where reporters go wrong.
enum Sample {
  /// A source and the piece of it that a finding marks.
  struct Source: Sendable, CustomStringConvertible {
    let description: String
    let path: String
    let text: String
    let marked: String
    var message = "This animation has no 'value' to watch"

    var file: SourceFile { SourceFile(path: path, tree: ParserContext().parse(SourceText(text))) }

    /// The UTF-8 offsets of the marked piece.
    var range: Range<Int> {
      guard let range = text.range(of: marked) else { return 0..<0 }
      return text.utf8.distance(from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(from: text.startIndex, to: range.upperBound)
    }

    /// The line of the marked piece, 1-based, and the text before it on that line.
    var place: (line: Int, before: Substring) {
      guard let range = text.range(of: marked) else { return (1, "") }
      let lines = text[..<range.lowerBound].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return (lines.count, lines.last ?? "")
    }
  }

  /// Lines on which the units of columns differ, or a tool may count something else than they say.
  static let lines: [Source] = [
    Source(description: "plain", path: "Sources/Card.swift", text: "struct Card {\n  let a = b.animation(c)\n}\n", marked: "animation"),
    Source(description: "emoji", path: "Sources/Emoji.swift", text: "struct A { let a = \"👩‍👩‍👧\".animation(b) }\n", marked: "animation"),
    Source(description: "combining characters", path: "Sources/Marks.swift", text: "// x\nstruct A { let e\u{301}e\u{301} = b.animation(c) }\n", marked: "animation"),
    Source(description: "tabs", path: "Sources/Tabs.swift", text: "struct A {\n\t\tlet a = b.animation(c)\n}\n", marked: "animation"),
    Source(description: "CRLF", path: "Sources/Lines.swift", text: "struct A {\r\n  // é\r\n  let a = b.animation(c)\r\n}\r\n", marked: "animation"),
    Source(description: "no final line end", path: "Sources/End.swift", text: "let a = \"ü\".animation", marked: "animation"),
    Source(description: "a long line", path: "Sources/Long.swift", text: "let x = 1\nlet a = \"\(String(repeating: "é👩", count: 700))\".animation(b)\n", marked: "animation"),
    Source(description: "several lines", path: "Sources/Chain.swift", text: "let a = b\n  .animation(\n    \"😀\"\n  )\n", marked: "animation(\n    \"😀\"\n  )"),
  ]

  /// Texts that would do harm where they are not escaped, as names of files and as messages.
  static let hostileTexts = [
    "a::error::b\n", "::error file=x::y", "%0A::error::z", "a\r\n::stop-commands::t", "##[error]x", "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='x", "]]>",
    "&lt;&#60;", "<!-- x", "`a` | b |\n| --- |", "[a](https://example.invalid)", "www.example.invalid @octocat #1", "\u{1B}]0;title\u{7}\u{1B}[31m", "\u{202E}drow\u{2066}", "\u{0}\u{8}\u{FFFE}",
    "a\u{2028}b\u{85}c", "{\"a\": \"\\u0000\\\"\"}", "</style></pre></details>", "a, b: c=d", "../../etc/passwd", "file with spaces?#%.swift",
  ]

  static let rule = RuleInfo(
    id: "animation-without-value", category: .state, summary: "An animation without 'value'.", rationale: "It animates <everything> that changes.",
    exceptions: "Silent in previews.", severity: .warning, fix: "safe: the value is added", references: ["https://developer.apple.com/documentation/swiftui/view"])

  static let superseded = RuleInfo(
    id: "old-name", category: .supersededAPI, summary: "An old name.", rationale: "There is a new one.", exceptions: "", severity: .info, profile: .all, fix: "-")

  // MARK: Findings

  static func finding(_ source: Source, _ severity: Severity = .warning, notes: [Diagnostic.Note] = [], fixes: [FixIt] = [], file: SourceFile? = nil) -> Diagnostic {
    Diagnostic(
      ruleID: rule.id, category: rule.category, severity: severity, message: source.message, file: file ?? source.file, range: source.range, notes: notes, fixes: fixes)
  }

  /// A report of findings as they are; `known` are files that only fixes speak of.
  static func report(
    _ diagnostics: [Diagnostic], suppressed: [Diagnostic] = [], baselined: [Diagnostic] = [], notices: [Notice] = [], known: [SourceFile] = [],
    outcome: Report.Outcome? = nil, listsSilenced: Bool = false, root: String = "/home/us er/App"
  ) -> Report {
    var result = LintResult()
    result.diagnostics = diagnostics
    result.suppressed = suppressed
    result.baselined = baselined
    result.notices = notices
    Fingerprint.assign(&result.diagnostics) { $0 }
    Fingerprint.assign(&result.suppressed) { $0 }
    Fingerprint.assign(&result.baselined) { $0 }
    var run = Report.Run()
    run.fileCount = 7
    run.durationMilliseconds = 1_234
    run.outcome = outcome ?? (diagnostics.isEmpty ? .clean : .findings)
    run.root = root
    run.currentFolder = run.root
    run.version = "1.2.0"
    run.configurationFiles = ["\(root)/.uilint.yml"]
    run.listsSilenced = listsSilenced
    return Report(result, rules: [rule, superseded], run: run, files: known)
  }

  // MARK: Reports

  /// Everything that a report can hold at once.
  static var everything: Report {
    let card = lines[0], other = lines[1]
    let cardFile = card.file, otherFile = other.file
    func edit(_ source: Source, _ text: String) -> TextEdit { TextEdit(path: source.path, range: source.range, newText: text) }
    let fixes = [
      FixIt("Rename in both files", .safe, edits: [edit(card, "motion"), edit(other, "motion")]), FixIt("Rename here", .unsafe, edits: [edit(card, "motion")]),
      FixIt("Think again", .suggestion), FixIt("Rename somewhere", .safe, edits: [edit(card, "motion"), TextEdit(path: "Unknown.swift", range: 0..<1, newText: "")]),
    ]
    let first = finding(card, .error, notes: [Diagnostic.Note("read here", file: otherFile, range: other.range)], fixes: fixes, file: cardFile)
    let whole = Diagnostic(ruleID: superseded.id, category: .supersededAPI, severity: .info, message: "About the file", file: otherFile, range: 0..<0)
    let outside = Source(description: "", path: "/elsewhere/A.swift", text: "let a = b.animation\n", marked: "animation")
    let notices = [
      Notice(.parse, .warning, path: card.path, "not fully understood", range: 3..<3, file: cardFile), Notice(.unreadable, .error, path: "Gone.swift", "cannot be read"),
      Notice(.depth, .info, path: "", "nothing is configured"),
      Notice(.suppression, .warning, path: card.path, "unused", range: 0..<6, file: cardFile, fix: FixIt("Remove it", .safe, edits: [TextEdit(path: card.path, range: 0..<6, newText: "")])),
    ]
    let messages = hostileTexts.map { finding(Source(description: "", path: "Sources/\($0)/A.swift", text: "let a = b.animation // \($0)\n", marked: "animation", message: $0)) }
    return report(
      [first, whole, finding(outside)] + messages + lines.dropFirst(2).map { finding($0) }, suppressed: [finding(lines[3])], baselined: [finding(lines[4])], notices: notices, listsSilenced: true)
  }

  static var clean: Report { report([]) }
  static var failed: Report { report([], notices: [Notice(.unreadable, .error, path: "Gone.swift", "cannot be read")], outcome: .failed) }
}
