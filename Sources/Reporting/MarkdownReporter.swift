import Linting

/// A comment on a change or the summary of a job, in GitHub's Markdown.
enum MarkdownReporter {
  /// A comment may have 65,536 characters; a little is left for what others put around the report.
  private static let limit = 64_000

  static func render(_ report: Report) -> String {
    var text = "## \(heading(report))\n\n\(facts(report))\n"
    text += notices(report)
    guard !report.diagnostics.isEmpty else { return text }
    text += "\n" + table(report)
    let files = lines(report, room: limit - text.utf8.count)
    var hidden = report.diagnostics.count
    for (path, lines) in files {
      hidden -= lines.count
      text += "\n<details>\n<summary>\(summary(report.path(path))) (\(lines.count))</summary>\n\n\(lines.joined(separator: "\n"))\n\n</details>\n"
    }
    if hidden > 0 { text += "\n\(hidden) more \(hidden == 1 ? "finding is" : "findings are") not listed here, errors being listed first.\n" }
    return text
  }

  private static func heading(_ report: Report) -> String {
    let run = report.run.outcome == .failed ? " (the run failed)" : ""
    return "UILint: \(report.diagnostics.isEmpty ? "no findings" : report.counts)\(run)"
  }

  private static func facts(_ report: Report) -> String {
    var parts = ["\(report.run.fileCount) \(report.run.fileCount == 1 ? "file" : "files") checked"]
    let safe = report.fixable(.safe), unsafe = report.fixable(.unsafe)
    if report.run.fixed > 0 { parts.append("\(report.run.fixed) fixed") }
    if safe > 0 { parts.append("\(safe) fixable with `--fix`") }
    if unsafe > 0 { parts.append("\(unsafe)\(safe > 0 ? " more" : "") with `--fix --unsafe-fixes`") }
    if !report.suppressed.isEmpty { parts.append("\(report.suppressed.count) suppressed") }
    if !report.baselined.isEmpty { parts.append("\(report.baselined.count) in the baseline") }
    return parts.joined(separator: ", ") + "."
  }

  private static func notices(_ report: Report) -> String {
    guard !report.notices.isEmpty else { return "" }
    let sorted = Severity.gravestFirst.flatMap { severity in report.notices.filter { $0.severity == severity } }
    let shown = sorted.prefix(20).map { notice in
      "> - **\(notice.severity.rawValue)** \(notice.path.isEmpty ? "" : Escape.markdownCode(report.path(notice.path)) + ": ")\(ProseMarkdown.of(notice.message))"
    }
    let rest = sorted.count - shown.count
    return "\n" + (shown + (rest > 0 ? ["> - and \(rest) more"] : [])).joined(separator: "\n") + "\n"
  }

  // MARK: Rules

  private static func table(_ report: Report) -> String {
    var rows: [String: (severity: Severity, count: Int, fixable: Int)] = [:]
    for diagnostic in report.diagnostics {
      var row = rows[diagnostic.ruleID] ?? (diagnostic.severity, 0, 0)
      row.severity = max(row.severity, diagnostic.severity)
      row.count += 1
      if let fix = diagnostic.fixes.first, fix.applicability != .suggestion { row.fixable += 1 }
      rows[diagnostic.ruleID] = row
    }
    var text = "| Rule | Severity | Findings | Fixable |\n| --- | --- | ---: | ---: |\n"
    for (rule, row) in rows.sorted(by: { ($1.value.severity, $1.value.count, $0.key) < ($0.value.severity, $0.value.count, $1.key) }) {
      text += "| \(Escape.markdownCode(rule)) | \(row.severity.rawValue) | \(row.count) | \(row.fixable == 0 ? "" : "\(row.fixable)") |\n"
    }
    return text
  }

  // MARK: Files

  /// The findings that there is room for, by file in the order of the report.
  private static func lines(_ report: Report, room: Int) -> [(path: String, lines: [String])] {
    // What is said of the hidden findings needs room too.
    var room = room - 200
    var shown: [String: [(Diagnostic, String)]] = [:]
    for diagnostic in report.gravestFirst {
      let line = item(diagnostic, report)
      let cost = line.utf8.count + 1 + (shown[diagnostic.file.path] == nil ? summary(report.path(diagnostic.file.path)).utf8.count + 64 : 0)
      guard cost <= room else { break }
      room -= cost
      shown[diagnostic.file.path, default: []].append((diagnostic, line))
    }
    return report.byFile.compactMap { path, _ in shown[path].map { (path, $0.map(\.1)) } }
  }

  private static func item(_ diagnostic: Diagnostic, _ report: Report) -> String {
    let start = report.location(diagnostic.range.lowerBound, in: diagnostic.file)
    let place = diagnostic.isAboutFile ? "" : " line \(start.line):"
    return "- **\(diagnostic.severity.rawValue)**\(place) \(ProseMarkdown.of(diagnostic.message)) (\(Escape.markdownCode(diagnostic.ruleID)))"
  }

  /// A path within HTML, where Markdown is not read.
  private static func summary(_ path: String) -> String { "<code>\(Escape.html(path))</code>" }
}
