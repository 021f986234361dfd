import Linting

/// One option of a command: the source of parsing, help, completions, the manual and suggestions.
struct Option {
  enum Value {
    case none
    /// `--name VALUE` or `--name=VALUE`
    case required(String)
    /// `--name` or `--name=VALUE`
    case optional(String)
  }

  let name: String
  let aliases: [String]
  let value: Value
  /// The words that the value is one of, when they are known.
  let choices: [String]
  let help: String
  let section: Section
  let isHidden: Bool

  enum Section: String, CaseIterable {
    case rules = "what to check"
    case files = "which files"
    case fixes = "mending"
    case reports = "reports"
    case outcome = "exit code"
    case run = "the run"
  }

  init(
    _ name: String, _ aliases: [String] = [], in section: Section = .run, value: Value = .none, choices: [String] = [], isHidden: Bool = false, help: String
  ) {
    self.name = name
    self.aliases = aliases
    self.section = section
    self.value = value
    self.choices = choices
    self.help = help
    self.isHidden = isHidden
  }

  /// `--only ID,…`
  var usage: String {
    switch value {
    case .none: name
    case .required(let word): "\(name) \(word)"
    case .optional(let word): "\(name)[=\(word)]"
    }
  }
}

/// The words after a command, sorted into options and paths.
struct Arguments {
  private(set) var positional: [String] = []
  /// In the order of the command line, by their canonical names.
  private(set) var options: [(name: String, value: String)] = []

  /// Throws `UsageError` with what to do.
  init(_ words: [String], command: Command) throws {
    var onlyPaths = false
    var position = 0
    while position < words.count {
      let word = words[position]
      position += 1
      if onlyPaths || word == "-" || !word.hasPrefix("-") {
        positional.append(word)
        continue
      }
      if word == "--" {
        onlyPaths = true
        continue
      }
      let parts = word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init) : [word]
      guard let option = command.options.first(where: { $0.name == parts[0] || $0.aliases.contains(parts[0]) }) else {
        throw UsageError.unknown(option: parts[0], of: command)
      }
      switch option.value {
      case .none:
        if parts.count > 1 { throw UsageError("\(option.name) takes no value") }
        options.append((option.name, ""))
      case .optional: options.append((option.name, parts.count > 1 ? parts[1] : ""))
      case .required(let name):
        if parts.count > 1 {
          options.append((option.name, parts[1]))
        } else {
          guard position < words.count else { throw UsageError("\(option.name) needs a value: \(option.name) \(name)") }
          options.append((option.name, words[position]))
          position += 1
        }
      }
    }
    if let most = command.mostArguments, positional.count > most { throw UsageError("'\(positional[most])' is one word too many; see 'uilint \(command.name) --help'") }
  }

  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The value that was given last.
  func value(_ name: String) -> String? { options.last { $0.name == name }?.value }
}

/// A command line that cannot be carried out, in words for people.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  static func unknown(option: String, of command: Command) -> UsageError {
    let names = command.options.filter { !$0.isHidden }.flatMap { [$0.name] + $0.aliases.filter { $0.hasPrefix("--") } } + ["--help", "--version"]
    let hint = Suggestion.closest(to: option, in: names).map { "; did you mean '\($0)'?" } ?? "; see 'uilint \(command.name) --help'"
    return UsageError("unknown option '\(option)'\(hint)")
  }

  static func unknown(category: String) -> UsageError {
    let names = RuleCategory.allCases.map(\.rawValue)
    let hint = Suggestion.closest(to: category, in: names).map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: ", "))"
    return UsageError("unknown category '\(category)'; \(hint)")
  }

  static func unknown(rule: String, _ known: Set<String>) -> UsageError {
    let hint = Suggestion.closest(to: rule, in: known).map { "; did you mean '\($0)'?" } ?? "; 'uilint rules' lists them"
    return UsageError("unknown rule '\(rule)'\(hint)")
  }

  /// Not one of the words that there are.
  static func unknown(_ what: String, _ word: String, _ known: [String]) -> UsageError {
    let hint = Suggestion.closest(to: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
    return UsageError("\(what) is one of \(known.joined(separator: ", ")), not '\(word)'\(hint)")
  }
}
