import Configuration
import Foundation
import Linting
import Rules
import Semantics

/// `uilint rules` and `uilint explain ID`.
enum RuleCommands {
  static let infos = Registry.rules.map(\.info)

  @Sendable static func rules(_ arguments: Arguments) throws -> Int32 {
    if let id = arguments.positional.first {
      guard arguments.options.isEmpty else { throw UsageError("'rules ID' explains one rule and takes no option") }
      guard let category = RuleCategory(rawValue: id) else { return try explain(id) }
      Console.output(list(infos.filter { $0.category == category }))
      return 0
    }
    var chosen = infos
    if let name = arguments.value("--category") {
      guard let category = RuleCategory(rawValue: name) else { throw UsageError.unknown(category: name) }
      chosen.removeAll { $0.category != category }
    }
    if let word = arguments.value("--new-since") {
      guard let edition = Int(word), edition >= 0 else { throw UsageError("--new-since wants the number of an edition, not '\(word)'") }
      chosen.removeAll { $0.edition <= edition }
      if chosen.isEmpty { Console.error("no rule is newer than edition \(edition); this version knows edition \(RuleInfo.currentEdition)") }
    }
    if arguments.has("--markdown") {
      Console.output(markdown())
    } else if arguments.has("--json") {
      Console.output(json(chosen))
    } else if !chosen.isEmpty {
      Console.output(list(chosen))
    }
    return 0
  }

  @Sendable static func explain(_ arguments: Arguments) throws -> Int32 {
    guard let id = arguments.positional.first else { throw UsageError("explain needs a rule id; 'uilint rules' lists them") }
    return try explain(id)
  }

  private static func explain(_ id: String) throws -> Int32 {
    guard let info = infos.first(where: { $0.id == id }) else { throw UsageError.unknown(rule: id, Set(infos.map(\.id))) }
    Console.output(explanation(info))
    return 0
  }

  private static func list(_ chosen: [RuleInfo]) -> String {
    var text = ""
    for category in RuleCategory.allCases where chosen.contains(where: { $0.category == category }) {
      text += "\(category.rawValue)\n"
      for info in chosen where info.category == category {
        text += "  \(pad(info.id, 42))\(pad(info.severity.rawValue, 9))\(pad(info.profile.rawValue, 14))\(pad(info.fixClass, 12))\(pad(minimum(info), 21))\(info.summary)\n"
      }
      text += "\n"
    }
    text += """
      The columns are the highest severity, the profile that turns the rule on (default, presentation or all), the
      strongest fix, and the oldest systems for which the rule has something to say; '-' where there is none.
      'uilint explain ID' tells why, what is left alone, and what the fix does.

      """
    return text
  }

  /// The two systems that most projects name; `explain` tells the others.
  private static func minimum(_ info: RuleInfo) -> String {
    guard let minimum = info.minimum else { return "-" }
    let short = DeploymentTargets(minimum.minimums.filter { $0.key == .iOS || $0.key == .macOS })
    return short.isUnknown ? minimum.description : short.description
  }

  private static func pad(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }

  /// What a program may want to know of the rules.
  private static func json(_ chosen: [RuleInfo]) -> String {
    struct Item: Encodable {
      let id, category, summary, rationale, exceptions, fix, fixClass, severity, confidence, profile: String
      let edition: Int
      let languages: [String]
      let minimum: [String: String]
      let options: [String: String]
      let references: [String]
    }
    let items = chosen.map { info in
      Item(
        id: info.id, category: info.category.rawValue, summary: info.summary, rationale: info.rationale, exceptions: info.exceptions, fix: info.fix, fixClass: info.fixClass,
        severity: info.severity.rawValue, confidence: info.confidence.rawValue, profile: info.profile.rawValue, edition: info.edition,
        languages: info.languages.map(\.rawValue).sorted(),
        minimum: Dictionary((info.minimum?.minimums ?? [:]).map { ($0.key.rawValue, $0.value.description) }) { first, _ in first },
        options: Dictionary(info.options.map { ($0.name, $0.help) }) { first, _ in first }, references: info.references)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(items)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  private static func profile(_ info: RuleInfo) -> String {
    let profile = info.profile == .default ? "On by default." : "Off by default; on with '--profile \(info.profile.rawValue)'."
    return info.languages.contains(.objectiveC) ? "\(profile) Reads \(info.languages.map(\.name).sorted(by: >).joined(separator: " and "))." : profile
  }

  private static func explanation(_ info: RuleInfo) -> String {
    var text = """
      \(info.id)  (\(info.category.rawValue), up to \(info.severity.rawValue), confidence \(info.confidence.rawValue))

      \(wrapped(info.summary))

      \(wrapped(info.rationale))

      \(wrapped(profile(info)))

      Left alone:
      \(wrapped(info.exceptions))

      Fix:
      \(wrapped(info.fix))
      \(options(info))
      Suppress one finding:
        // uilint:disable:next \(info.id) - reason

      """
    for reference in info.references { text += "See \(reference)\n" }
    return text
  }

  /// The options with their defaults, as a configuration would write them.
  private static func options(_ info: RuleInfo) -> String {
    if info.options.isEmpty { return "" }
    return "\nOptions, in \(ConfigurationFile.name) below 'rules: \(info.id):':\n\(info.options.map { wrapped(description($0)) }.joined(separator: "\n"))\n"
  }

  private static func description(_ option: RuleOption) -> String {
    let allowed = switch option.type {
    case .boolean: "true or false"
    case .integer(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .choices(let all): "some of \(all.joined(separator: ", "))"
    }
    return "\(option.name) (\(allowed); default \(option.defaultValue.description)): \(option.help)"
  }

  /// The reference for people who read the repository; generated, and checked by a test.
  private static func markdown() -> String {
    var text = """
      # The rules

      Generated by `make docs` from the rules themselves. A rule's code stands in `Rules/<Category>/`, its examples, which are its tests,
      in `Fixtures/<Category>/<rule-id>/`.

      | rule | severity | profile | fix | needs | what it finds |
      | --- | --- | --- | --- | --- | --- |

      """
    for rule in Registry.rules { text += "| [\(rule.info.id)](#\(rule.info.id)) | \(rule.info.severity.rawValue) | \(rule.info.profile.rawValue) | \(rule.info.fixClass) | \(minimum(rule.info)) | \(rule.info.summary) |\n" }
    for category in RuleCategory.allCases {
      text += "\n## \(category.title)\n"
      for rule in Registry.rules where rule.info.category == category {
        let info = rule.info
        text += "\n### \(info.id)\n\n\(info.summary)\n\n\(info.rationale)\n\n\(profile(info)) Confidence: \(info.confidence.rawValue).\(info.minimum.map { " Needs \($0)." } ?? "")\n\n**Left alone.** \(info.exceptions)\n\n**Fix.** \(info.fix)\n\n"
        for option in info.options { text += "**Option.** \(description(option)).\n\n" }
        text += "Examples: `Fixtures/\(category.title)/\(info.id)/`\n"
        if !info.references.isEmpty { text += "\n" + info.references.map { "<\($0)>\n" }.joined() }
      }
    }
    return text
  }

  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty { lines[lines.count - 1] = String(word) } else if last.count + word.count < 92 { lines[lines.count - 1] += " " + word } else { lines.append(String(word)) }
    }
    return lines.map { "  " + $0 }.joined(separator: "\n")
  }
}
