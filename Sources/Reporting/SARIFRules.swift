import Linting

/// What SARIF says of the tool: every rule with its documentation, so that a viewer needs no address to explain a finding.
enum SARIFRules {
  static func driver(_ report: Report) -> JSONValue {
    .members(
      ("name", "uilint"), ("version", report.run.version.isEmpty ? nil : .string(report.run.version)), ("rules", .array(report.rules.map(rule))),
      ("notifications", .array(Notice.Kind.allCases.map { .members(("id", .string($0.rawValue))) })))
  }

  private static func rule(_ info: RuleInfo) -> JSONValue {
    .members(
      ("id", .string(info.id)), ("shortDescription", text(info.summary)), ("fullDescription", text(info.rationale)),
      ("help", .members(("text", .string(help(info))), ("markdown", .string(markdown(info))))),
      ("defaultConfiguration", .members(("level", SARIFReporter.level(info.severity)), ("enabled", .boolean(info.profile == .default)))),
      ("properties", .members(
        ("category", .string(info.category.rawValue)), ("tags", .strings(["swiftui", info.category.rawValue])), ("precision", .string(info.confidence.rawValue)),
        ("problem.severity", problem(info.severity)))))
  }

  /// The word of GitHub's code scanning.
  private static func problem(_ severity: Severity) -> JSONValue {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "recommendation"
    }
  }

  private static func help(_ info: RuleInfo) -> String {
    RuleText.sections(info).map { "\($0.title):\n\n\($0.paragraphs.joined(separator: "\n\n"))" }.joined(separator: "\n\n")
  }

  private static func markdown(_ info: RuleInfo) -> String {
    RuleText.sections(info).map { section in
      "**\(section.title)**\n\n" + section.paragraphs.map { section.isProse ? ProseMarkdown.of($0) : "<\($0)>" }.joined(separator: "\n\n")
    }.joined(separator: "\n\n")
  }

  private static func text(_ text: String) -> JSONValue { .members(("text", .string(text))) }
}
