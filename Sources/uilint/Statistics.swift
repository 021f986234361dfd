import Foundation
import Linting

/// Columns of plain text.
enum TextTable {
  static func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
  static func left(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }
}

/// `--statistics`: findings by rule.
enum Statistics {
  static func table(_ result: LintResult) -> String {
    var text = "findings  safe  unsafe  rule\n"
    let byRule = Dictionary(grouping: result.diagnostics, by: \.ruleID).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (rule, diagnostics) in byRule {
      let safe = diagnostics.count { $0.fixes.first?.applicability == .safe }, unsafe = diagnostics.count { $0.fixes.first?.applicability == .unsafe }
      text += "\(TextTable.right("\(diagnostics.count)", 8))  \(TextTable.right("\(safe)", 4))  \(TextTable.right("\(unsafe)", 6))  \(rule)\n"
    }
    return text + "\(TextTable.right("\(result.diagnostics.count)", 8))                in all, \(result.suppressed.count) suppressed, \(result.baselined.count) in the baseline"
  }
}

/// `--timings`: where the time of a run went.
struct TimingsTable {
  private let phases: [(name: String, duration: Duration)]
  private let rules: [(name: String, duration: Duration)]

  init(_ phases: [(String, Duration)], _ rules: [String: Duration]) {
    self.phases = phases
    self.rules = rules.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  func render(asJSON: Bool) -> String {
    asJSON ? json : table
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds / 1_000_000_000_000) / 1000
  }

  private var table: String {
    func row(_ name: String, _ duration: Duration) -> String { "\(TextTable.right(String(format: "%.1f", Self.milliseconds(duration)), 9)) ms  \(name)" }
    let slow = rules.prefix(20)
    return (phases.map { row($0.name, $0.duration) } + ["rules, the time of all threads together:"] + slow.map { row($0.name, $0.duration) }).joined(separator: "\n")
  }

  private var json: String {
    struct Content: Encodable { let phases: [String: Double], rules: [String: Double] }
    let content = Content(
      phases: Dictionary(phases.map { ($0.name, Self.milliseconds($0.duration)) }) { $0 + $1 }, rules: Dictionary(rules.map { ($0.name, Self.milliseconds($0.duration)) }) { $0 + $1 })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
