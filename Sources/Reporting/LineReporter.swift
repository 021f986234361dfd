import Linting
import Semantics
import Syntax

/// One line a finding, as compilers write them.
enum LineReporter {
  /// `path:line:column: severity: message (rule-id)`; columns in UTF-8 bytes.
  static func concise(_ report: Report) -> String {
    lines(report, path: { $0 }, word: { $0.rawValue })
  }

  /// The same with absolute paths, which Xcode needs, and `note` for advice.
  static func xcode(_ report: Report) -> String {
    lines(report, path: report.absolutePath, word: { $0 == .info ? "note" : $0.rawValue })
  }

  private static func lines(_ report: Report, path: (String) -> String, word: (Severity) -> String) -> String {
    var text = ""
    for diagnostic in report.diagnostics {
      let start = report.location(diagnostic.range.lowerBound, in: diagnostic.file)
      let place = "\(PrintableText.of(path(diagnostic.file.path))):\(start.line):\(start.column)"
      text += PrintableText.logLine("\(place): \(word(diagnostic.severity)): \(PrintableText.of(diagnostic.message)) (\(diagnostic.ruleID))") + "\n"
    }
    return text
  }
}
