import Linting

/// The rules that found something, with their explanation.
enum HTMLRules {
  /// How often each rule reported, the most frequent first, with the highest severity that it reported.
  static func counts(_ report: Report) -> [(id: String, count: Int, severity: Severity)] {
    var counts: [String: (count: Int, severity: Severity)] = [:]
    for diagnostic in report.diagnostics {
      let known = counts[diagnostic.ruleID] ?? (0, diagnostic.severity)
      counts[diagnostic.ruleID] = (known.count + 1, max(known.severity, diagnostic.severity))
    }
    return counts.map { ($0.key, $0.value.count, $0.value.severity) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  static func section(_ report: Report) -> String {
    let rules = report.rulesByID
    let items = counts(report).sorted { $0.id < $1.id }.compactMap { found in rules[found.id].map { item($0, found.count) } }
    guard !items.isEmpty else { return "" }
    return "<section class=\"rules\">\n<div class=\"inner\">\n<h2>What the rules say</h2>\n\(items.joined())</div>\n</section>\n"
  }

  /// The name of the place lies inside of the fold, so that a link to it opens the fold.
  private static func item(_ info: RuleInfo, _ count: Int) -> String {
    let sections = RuleText.sections(info).map { section in
      let paragraphs = section.paragraphs.map { "<p>\(section.isProse ? HTMLFinding.prose($0) : reference($0))</p>" }
      return "<h4>\(section.title)</h4>\n\(paragraphs.joined(separator: "\n"))\n"
    }
    return """
      <details>
      <summary><span class="id">\(Escape.html(info.id))</span><span class="what">\(HTMLFinding.prose(info.summary))</span><span class="number">\(count)</span></summary>
      <div class="text" id="rule-\(Escape.html(info.id))">
      \(sections.joined())</div>
      </details>

      """
  }

  /// A link for people to follow; nothing is loaded from it.
  private static func reference(_ address: String) -> String {
    guard address.hasPrefix("https://") else { return Escape.htmlText(address) }
    return "<a href=\"\(Escape.html(address))\" rel=\"noopener noreferrer\">\(Escape.htmlText(String(address.dropFirst(8))))</a>"
  }
}
