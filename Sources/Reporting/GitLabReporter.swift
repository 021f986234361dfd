import Linting
import Semantics

/// GitLab's Code Quality report: an array of issues, each with an identity of its own.
enum GitLabReporter {
  static func render(_ report: Report) -> String {
    var used: [String: Int] = [:]
    let issues = report.diagnostics.map { diagnostic in
      let count = used[diagnostic.fingerprint, default: 0]
      used[diagnostic.fingerprint] = count + 1
      return issue(diagnostic, report, fingerprint: count == 0 ? diagnostic.fingerprint : "\(diagnostic.fingerprint)-\(count)")
    }
    return JSONValue.array(issues).prettyPrinted()
  }

  private static func issue(_ diagnostic: Diagnostic, _ report: Report, fingerprint: String) -> JSONValue {
    let first = report.location(diagnostic.range.lowerBound, in: diagnostic.file).line
    let last = report.lastLine(of: diagnostic.range, in: diagnostic.file)
    return .members(
      ("description", .string(diagnostic.message)), ("check_name", .string(diagnostic.ruleID)), ("fingerprint", .string(fingerprint)),
      ("severity", severity(diagnostic.severity)),
      ("location", .members(
        ("path", .string(report.path(diagnostic.file.path))), ("lines", .members(("begin", .integer(first)), ("end", .integer(last)))))))
  }

  private static func severity(_ severity: Severity) -> JSONValue {
    switch severity {
    case .error: "critical"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
