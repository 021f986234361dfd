import Linting

/// The name of a report format.
package enum ReporterName: String, CaseIterable, Sendable {
  case text, concise, xcode, json, jsonl, sarif, github, gitlab, checkstyle, junit, rdjson, markdown, html

  /// The report's text, complete lines only.
  package func render(_ report: Report, color: Bool) -> String {
    switch self {
    case .text: TextReporter(report, color: color).render()
    case .concise: LineReporter.concise(report)
    case .xcode: LineReporter.xcode(report)
    case .json: JSONReporter.render(report)
    case .jsonl: JSONReporter.renderLines(report)
    case .sarif: SARIFReporter.render(report)
    case .github: GitHubReporter.render(report)
    case .gitlab: GitLabReporter.render(report)
    case .checkstyle: CheckstyleReporter.render(report)
    case .junit: JUnitReporter.render(report)
    case .rdjson: ReviewdogReporter.render(report)
    case .markdown: MarkdownReporter.render(report)
    case .html: HTMLReporter.render(report)
    }
  }
}
