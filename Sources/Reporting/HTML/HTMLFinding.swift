import Linting
import Semantics

/// A finding as a part of the page.
struct HTMLFinding {
  /// The findings that get their code, notes and changes; the gravest come first. All others are listed with message, place and rule.
  static let limit = 400

  private let report: Report
  private let known: Set<String>
  private let detailed: Set<Key>

  private struct Key: Hashable {
    let path: String
    let offset: Int
    let rule: String
    let message: String

    init(_ diagnostic: Diagnostic) {
      path = diagnostic.file.path
      offset = diagnostic.range.lowerBound
      rule = diagnostic.ruleID
      message = diagnostic.message
    }
  }

  init(_ report: Report) {
    self.report = report
    known = Set(report.rules.map(\.id))
    detailed = Set(report.gravestFirst.prefix(Self.limit).map(Key.init))
  }

  func article(_ diagnostic: Diagnostic) -> String {
    let start = report.location(diagnostic.range.lowerBound, in: diagnostic.file)
    let rule = Escape.html(diagnostic.ruleID)
    var meta = diagnostic.isAboutFile ? "<span>whole file</span>" : "<span>line \(start.line), column \(start.column)</span>"
    if let symbol = diagnostic.enclosingSymbol { meta += "<code>\(Escape.htmlText(symbol))</code>" }
    meta += known.contains(diagnostic.ruleID) ? "<a class=\"rule\" href=\"#rule-\(rule)\">\(rule)</a>" : "<span class=\"rule\">\(rule)</span>"
    let details = detailed.contains(Key(diagnostic)) ? code(diagnostic) + notes(diagnostic) + fixes(diagnostic) : ""
    return """
      <article class="finding" data-severity="\(diagnostic.severity.rawValue)" data-rule="\(rule)">
      <h3>\(Self.chip(diagnostic.severity))<span class="message">\(Self.prose(diagnostic.message))</span></h3>
      <p class="meta">\(meta)</p>
      \(details)</article>

      """
  }

  // MARK: Parts

  private func code(_ diagnostic: Diagnostic) -> String {
    guard !diagnostic.isAboutFile else { return "" }
    return HTMLCode.frame(diagnostic.range, of: diagnostic.file, style: diagnostic.severity.rawValue, context: 2, report)
  }

  private func notes(_ diagnostic: Diagnostic) -> String {
    guard !diagnostic.notes.isEmpty else { return "" }
    let items = diagnostic.notes.map { note in
      let start = report.location(note.range.lowerBound, in: note.file)
      let place = note.file === diagnostic.file ? "line \(start.line)" : "\(Escape.htmlText(report.path(note.file.path))):\(start.line)"
      return "<li><p>\(Self.prose(note.message))<span class=\"where\">\(place)</span></p>\(HTMLCode.frame(note.range, of: note.file, style: "note", context: 0, report))</li>\n"
    }
    return "<ul class=\"notes\">\n\(items.joined())</ul>\n"
  }

  private func fixes(_ diagnostic: Diagnostic) -> String {
    diagnostic.fixes.enumerated().map { index, fix in
      let changes = LineChanges.of(fix, in: report)
      let how =
        switch fix.applicability {
        case .safe: "<code>--fix</code>"
        case .unsafe: "<code>--fix --unsafe-fixes</code>"
        case .suggestion: "by hand"
        }
      return """
        <div class="fix">
        <p><strong>\(index == 0 ? "Fix" : "Or")</strong> \(Self.prose(fix.title))<span class="how \(fix.applicability.rawValue)">\(how)</span></p>
        \(HTMLCode.diff(changes, report))</div>

        """
    }.joined()
  }

  static func chip(_ severity: Severity) -> String { "<span class=\"chip \(severity.rawValue)\">\(severity.rawValue.capitalized)</span>" }

  /// A message with its quoted names as code.
  static func prose(_ text: String) -> String {
    RuleText.parts(text).map { $0.isCode ? "<code>\(Escape.htmlText($0.text))</code>" : Escape.htmlText($0.text) }.joined()
  }
}
