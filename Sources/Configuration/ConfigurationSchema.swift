import Foundation
import Linting
import Semantics

/// The JSON schema of `.uilint.yml`, made from the table that the reader uses.
package enum ConfigurationSchema {
  package static func text(rules: [RuleInfo]) -> String {
    let schema: [String: Any] = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "UILint configuration", "type": "object", "additionalProperties": false,
      "properties": properties(ConfigurationKey.all), "$defs": definitions(rules),
    ]
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? JSONSerialization.data(withJSONObject: schema, options: options) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func properties(_ keys: [ConfigurationKey]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { key in (key.name, type(key.kind).merging(["description": key.help]) { first, _ in first }) })
  }

  private static func type(_ kind: ConfigurationKey.Kind) -> [String: Any] {
    switch kind {
    case .edition: ["type": "integer", "minimum": 1, "maximum": RuleInfo.currentEdition]
    case .profile: ["enum": Profile.allCases.map(\.rawValue)]
    case .version: version
    case .boolean: ["type": "boolean"]
    case .path: word
    case .paths, .patterns: ["oneOf": [word, ["type": "array", "items": word] as [String: Any]]]
    case .platforms: ["type": "object", "additionalProperties": false, "properties": Dictionary(uniqueKeysWithValues: Platform.allCases.map { ($0.rawValue, version) })]
    case .rules: ["$ref": "#/$defs/rules"]
    case .overrides: ["type": "array", "items": ["$ref": "#/$defs/override"]]
    }
  }

  private static var word: [String: Any] { ["type": "string", "minLength": 1] }
  private static var version: [String: Any] { ["type": ["string", "number"], "pattern": "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"] }

  private static func definitions(_ rules: [RuleInfo]) -> [String: Any] {
    var levels: [String: Any] = [:]
    for rule in rules { levels[rule.id] = entry(rule.options, rule.summary) }
    for category in RuleCategory.allCases {
      var options: [RuleOption] = []
      for option in rules.filter({ $0.category == category }).flatMap(\.options) where !options.contains(where: { $0.name == option.name }) { options.append(option) }
      levels[category.rawValue] = entry(options, "all rules of the category")
    }
    return [
      "level": ["enum": RuleLevel.allCases.map(\.rawValue) + [true, false] as [Any]],
      "rules": ["type": "object", "additionalProperties": false, "properties": levels] as [String: Any],
      "override": [
        "type": "object", "additionalProperties": false, "required": [ConfigurationKey.overridePaths.name], "properties": properties(ConfigurationKey.overridable),
      ] as [String: Any],
    ]
  }

  private static func entry(_ options: [RuleOption], _ help: String) -> [String: Any] {
    var members: [String: Any] = ["level": ["$ref": "#/$defs/level"]]
    for option in options { members[option.name] = type(option.type).merging(["description": option.help, "default": option.defaultValue.json]) { first, _ in first } }
    let mapping: [String: Any] = ["type": "object", "additionalProperties": false, "properties": members]
    return ["description": help, "oneOf": [["$ref": "#/$defs/level"], mapping] as [Any]]
  }

  private static func type(_ type: OptionType) -> [String: Any] {
    switch type {
    case .boolean: ["type": "boolean"]
    case .integer(let range): ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
    case .choices(let all): ["type": "array", "items": ["enum": all]]
    }
  }
}

extension OptionValue {
  fileprivate var json: Any {
    switch self {
    case .integer(let value): value
    case .boolean(let value): value
    case .choices(let value): value
    }
  }

  /// As YAML writes it.
  package var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .choices(let value): "[\(value.joined(separator: ", "))]"
    }
  }
}
