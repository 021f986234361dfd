import Linting
import Semantics
import Syntax

/// Turns the YAML of one configuration file into values, or says where it is wrong.
struct ConfigurationReader {
  /// What one file says, before what it extends.
  struct Content {
    var layer = ConfigurationLayer()
    var extends: [Sourced<String>] = []
    var extendsRanges: [Range<Int>] = []
    var include: Sourced<PathPatterns>?
    var exclude: [Sourced<PathPatterns>] = []
    var overrides: [Configuration.Override] = []
    var isRoot = false
    var baseline: Sourced<String>?
    var bridgingHeaders: [Sourced<String>] = []
  }

  private let text: SourceText
  /// The file, absolute.
  private let path: String
  /// As the user would name it.
  private let name: String
  private let rules: [RuleInfo]
  private let lines: LineTable

  /// Throws `ConfigurationError`.
  static func read(_ text: SourceText, path: String, name: String, rules: [RuleInfo]) throws -> Content {
    let reader = ConfigurationReader(text: text, path: path, name: name, rules: rules, lines: LineTable(text))
    do {
      guard let root = try YAMLReader.read(text), !root.isEmpty else { return Content() }
      return try reader.content(root)
    } catch let error as YAMLError {
      throw ConfigurationError(path: name, error.message, in: text, at: error.range)
    }
  }

  func error(_ message: String, at node: YAMLNode) -> ConfigurationError { ConfigurationError(path: name, message, in: text, at: node.range) }

  private func sourced<Value>(_ value: Value, _ node: YAMLNode) -> Sourced<Value> {
    Sourced(value: value, origin: Origin(path: path, line: lines.line(node.range.lowerBound)))
  }

  private var folder: String { RelativePath.parent(path) }

  // MARK: Keys

  private func content(_ root: YAMLNode) throws -> Content {
    var content = Content()
    for (key, entry) in try entries(root, ConfigurationKey.all, "the configuration") {
      switch key.name {
      case "extends":
        for node in try list(entry.value, "a path or a list of paths") {
          content.extends.append(sourced(try word(node, "a path"), node))
          content.extendsRanges.append(node.range)
        }
      case "root": content.isRoot = try boolean(entry.value)
      case "include": content.include = sourced(try patterns(entry.value), entry.key)
      case "exclude": content.exclude.append(sourced(try patterns(entry.value), entry.key))
      case "baseline": content.baseline = sourced(RelativePath.absolute(try word(entry.value, "a path"), from: folder), entry.value)
      case "bridging_headers":
        for node in try list(entry.value, "a path or a list of paths") {
          content.bridgingHeaders.append(sourced(RelativePath.absolute(try word(node, "a path"), from: folder), node))
        }
      case "overrides":
        for node in try list(entry.value, "a list of mappings", allowsSingle: false) { content.overrides.append(try override(node)) }
      default: try apply(key, entry, to: &content.layer)
      }
    }
    return content
  }

  private func override(_ node: YAMLNode) throws -> Configuration.Override {
    var layer = ConfigurationLayer()
    var paths: PathPatterns?
    for (key, entry) in try entries(node, ConfigurationKey.overridable, "an override") {
      if key.name == ConfigurationKey.overridePaths.name { paths = try patterns(entry.value) } else { try apply(key, entry, to: &layer) }
    }
    guard let paths else { throw error("an override needs 'paths', the files that it is for", at: node) }
    return Configuration.Override(paths: paths, origin: Origin(path: path, line: lines.line(node.range.lowerBound)), layer: layer)
  }

  private func apply(_ key: ConfigurationKey, _ entry: YAMLNode.Entry, to layer: inout ConfigurationLayer) throws {
    let value = entry.value
    switch key.name {
    case "edition": layer.edition = sourced(try edition(value), value)
    case "profile": layer.profile = sourced(try choice(value, Profile.allCases.map { ($0.rawValue, $0) }, "a profile"), value)
    case "sdk": layer.sdk = sourced(try version(value, "26 or 26.1"), value)
    case "require_reason": layer.requiresReason = sourced(try boolean(value), value)
    case "platforms":
      for entry in try mapping(value, "a mapping from platform to version, such as 'iOS: 17.0'") {
        let platform = try choice(entry.key, Platform.allCases.map { ($0.rawValue, $0) }, "a platform")
        if layer.platforms[platform] != nil { throw error("\(platform.rawValue) stands here a second time", at: entry.key) }
        layer.platforms[platform] = sourced(try version(entry.value, "17.0"), entry.value)
      }
    case "rules": try applyRules(value, to: &layer)
    default: break
    }
  }

  // MARK: Rules

  private func applyRules(_ node: YAMLNode, to layer: inout ConfigurationLayer) throws {
    let entries = try mapping(node, "a mapping from rule to level")
    // A category first, so that its rules can be told apart in whatever order they stand.
    for entry in entries {
      guard let name = entry.key.text, let category = RuleCategory(rawValue: name) else { continue }
      try apply(entry, rules.filter { $0.category == category }, to: &layer)
    }
    for entry in entries {
      guard let name = entry.key.text, RuleCategory(rawValue: name) == nil else { continue }
      guard let rule = rules.first(where: { $0.id == name }) else {
        let names = rules.map(\.id) + RuleCategory.allCases.map(\.rawValue)
        throw error("unknown rule '\(name)'\(hint(name, names) ?? "; 'uilint rules' lists them")", at: entry.key)
      }
      try apply(entry, [rule], to: &layer)
    }
  }

  private func apply(_ entry: YAMLNode.Entry, _ rules: [RuleInfo], to layer: inout ConfigurationLayer) throws {
    guard case .mapping(let members) = entry.value.value else {
      let level = try level(entry.value)
      for rule in rules { layer.levels[rule.id] = sourced(level, entry.value) }
      return
    }
    for member in members {
      let name = member.key.text ?? ""
      if name == "level" {
        let level = try level(member.value)
        for rule in rules { layer.levels[rule.id] = sourced(level, member.value) }
        continue
      }
      let concerned = rules.compactMap { rule in rule.options.first { $0.name == name }.map { (rule, $0) } }
      guard let (_, option) = concerned.first else {
        let known = ["level"] + Set(rules.flatMap { $0.options.map(\.name) }).sorted()
        throw error("unknown option '\(name)' of '\(entry.key.text ?? "")'\(hint(name, known) ?? "; there is \(known.joined(separator: ", "))")", at: member.key)
      }
      let value = try optionValue(member.value, option)
      for (rule, _) in concerned { layer.options[rule.id, default: [:]][name] = sourced(value, member.value) }
    }
  }

  private func level(_ node: YAMLNode) throws -> RuleLevel {
    // YAML readers of other tools take a plain `off` for false; both mean the same here.
    if case .scalar(let text, isPlain: true) = node.value, ["false", "no", "true", "yes"].contains(text) { return text == "true" || text == "yes" ? .on : .off }
    return try choice(node, RuleLevel.allCases.map { ($0.rawValue, $0) }, "a level")
  }

  private func optionValue(_ node: YAMLNode, _ option: RuleOption) throws -> OptionValue {
    switch option.type {
    case .boolean: return .boolean(try boolean(node))
    case .integer(let range):
      guard case .scalar(let text, isPlain: true) = node.value, let number = Int(text), range.contains(number) else {
        throw error("'\(option.name)' is a number from \(range.lowerBound) to \(range.upperBound), not \(node.kind)", at: node)
      }
      return .integer(number)
    case .choices(let all): return .choices(try list(node, "a list of words").map { try choice($0, all.map { ($0, $0) }, "a value of '\(option.name)'") })
    }
  }

  // MARK: Values

  private func entries(_ node: YAMLNode, _ keys: [ConfigurationKey], _ what: String) throws -> [(ConfigurationKey, YAMLNode.Entry)] {
    try mapping(node, "a mapping of keys").compactMap { entry in
      let name = entry.key.text ?? ""
      guard let key = keys.first(where: { $0.name == name }) else {
        let isElsewhere = ConfigurationKey.all.contains { $0.name == name }
        throw error(
          isElsewhere ? "'\(name)' cannot stand in \(what); it belongs to the top of the file" : "unknown key '\(name)'\(hint(name, keys.map(\.name)) ?? "; \(what) has \(keys.map(\.name).joined(separator: ", "))")",
          at: entry.key)
      }
      if entry.value.isEmpty { throw error("'\(name)' has no value; write one, or remove the key", at: entry.key) }
      return (key, entry)
    }
  }

  private func mapping(_ node: YAMLNode, _ what: String) throws -> [YAMLNode.Entry] {
    guard case .mapping(let entries) = node.value else { throw error("expected \(what), not \(node.kind)", at: node) }
    return entries
  }

  private func list(_ node: YAMLNode, _ what: String, allowsSingle: Bool = true) throws -> [YAMLNode] {
    switch node.value {
    case .sequence(let values): return values
    case .scalar where allowsSingle && !node.isEmpty: return [node]
    default: throw error("expected \(what), not \(node.kind)", at: node)
    }
  }

  private func word(_ node: YAMLNode, _ what: String) throws -> String {
    guard let text = node.text, !text.isEmpty, !node.isEmpty else { throw error("expected \(what), not \(node.kind)", at: node) }
    return text
  }

  private func patterns(_ node: YAMLNode) throws -> PathPatterns {
    let words = try list(node, "a pattern or a list of patterns").map { node in
      let word = try word(node, "a pattern")
      guard PathPattern(word) != nil else { throw error("the pattern '\(word)' matches nothing", at: node) }
      if word.split(separator: "/").contains("..") { throw error("a pattern cannot leave the folder of the configuration", at: node) }
      return word
    }
    if words.isEmpty { throw error("an empty list of patterns matches nothing; remove the key", at: node) }
    return PathPatterns(words, in: folder)
  }

  private func boolean(_ node: YAMLNode) throws -> Bool {
    guard case .scalar(let text, isPlain: true) = node.value, text == "true" || text == "false" else { throw error("expected true or false, not \(node.kind)", at: node) }
    return text == "true"
  }

  private func version(_ node: YAMLNode, _ example: String) throws -> Version {
    guard let text = node.text, let version = Version(text) else { throw error("expected a version such as \(example), not \(node.kind)", at: node) }
    return version
  }

  private func edition(_ node: YAMLNode) throws -> Int {
    guard let text = node.text, let number = Int(text), number >= 1 else { throw error("expected the number of an edition, not \(node.kind)", at: node) }
    guard number <= RuleInfo.currentEdition else {
      throw error("edition \(number) is newer than this version of uilint, which knows edition \(RuleInfo.currentEdition); update uilint", at: node)
    }
    return number
  }

  private func choice<Value>(_ node: YAMLNode, _ all: [(name: String, value: Value)], _ what: String) throws -> Value {
    if let text = node.text, let match = all.first(where: { $0.name == text }) ?? all.first(where: { $0.name.lowercased() == text.lowercased() }) { return match.value }
    let names = all.map(\.name)
    throw error("\(node.kind) is not \(what)\(node.text.flatMap { hint($0, names) } ?? "; there are \(names.joined(separator: ", "))")", at: node)
  }

  private func hint(_ word: String, _ names: [String]) -> String? { Suggestion.closest(to: word, in: names).map { "; did you mean '\($0)'?" } }
}
