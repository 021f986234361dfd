import Linting
import Reporting
import Semantics

/// One option of the command line: the source of parsing, help and suggestions.
struct Option {
  let name: String
  let aliases: [String]
  /// The name of the value, or nil for a switch.
  let value: String?
  let help: String
  let isHidden: Bool

  init(_ name: String, _ aliases: [String] = [], value: String? = nil, isHidden: Bool = false, _ help: String) {
    self.name = name
    self.aliases = aliases
    self.value = value
    self.help = help
    self.isHidden = isHidden
  }

  static let lint: [Option] = [
    Option("--fix", ["--autocorrect", "--write"], "apply safe fixes and report what is left"),
    Option("--unsafe-fixes", ["--unsafe"], "with --fix or --diff: unsafe fixes too"),
    Option("--diff", ["--dry-run"], "print what --fix would change; write nothing"),
    Option("--only", ["--only-rule", "--select", "--rule"], value: "ID,…", "run only these rules or categories"),
    Option("--skip", ["--ignore", "--disable"], value: "ID,…", "leave these rules or categories out"),
    Option("--profile", value: "NAME", "default, presentation (with its advice) or all"),
    Option("--strict", ["--deny-warnings"], "warnings fail the run as well"),
    Option("--reporter", ["--format", "--output-format", "-f"], value: "NAME", "text, concise, xcode or json"),
    Option("--deployment-target", value: "iOS=17.0", "oldest system; default: from the project's manifests"),
    Option("--sdk", value: "26", "SDK that the project builds with"),
    Option("--no-config", ["--isolated"], "ignore configuration files"),
    Option("--stdin-filename", ["--stdin-file-path", "--stdin-path", "--assume-filename"], value: "PATH", "with the path '-': what the text on stdin is called"),
    Option("--quiet", ["-q"], "nothing on stderr but errors"),
    Option("--color", value: "WHEN", "auto, always or never"),
    Option("--threads", ["-j"], value: "N", "worker threads; default one for each core"),
    Option("--force-exclude", isHidden: true, "accepted for hooks; exclusion always holds"),
  ]

  static func named(_ word: String, in options: [Option]) -> Option? { options.first { $0.name == word || $0.aliases.contains(word) } }
}

/// What `uilint lint` was asked to do.
struct LintArguments {
  var paths: [String] = []
  var fixes = false
  var unsafeFixes = false
  var diff = false
  var strict = false
  var usesConfiguration = true
  var quiet = false
  var reporter: ReporterName?
  var color = "auto"
  var stdinPath: String?
  var options = LintOptions()

  /// Reads the words after the command. Throws `UsageError` with what to do.
  init(_ words: [String], rules: [Rule]) throws {
    let known = Dictionary(uniqueKeysWithValues: rules.map { ($0.info.id, $0.info.category) })
    var onlyPaths = false
    var position = 0
    while position < words.count {
      let word = words[position]
      position += 1
      if onlyPaths || word == "-" || !word.hasPrefix("-") {
        paths.append(word)
        continue
      }
      if word == "--" {
        onlyPaths = true
        continue
      }
      let parts = word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init) : [word]
      guard let option = Option.named(parts[0], in: Option.lint) else { throw UsageError.unknown(option: parts[0]) }
      var value = parts.count > 1 ? parts[1] : nil
      if option.value == nil {
        if value != nil { throw UsageError("\(option.name) takes no value") }
      } else if value == nil {
        guard position < words.count else { throw UsageError("\(option.name) needs a value: \(option.name) \(option.value ?? "")") }
        value = words[position]
        position += 1
      }
      try apply(option.name, value ?? "", known)
    }
    if unsafeFixes && !fixes && !diff { throw UsageError("--unsafe-fixes goes with --fix or --diff") }
    if paths.contains("-") {
      guard paths.count == 1 else { throw UsageError("'-' reads stdin and goes with no other path") }
      guard stdinPath != nil else { throw UsageError("'-' needs --stdin-filename PATH, the path that the text belongs to") }
    } else if stdinPath != nil {
      throw UsageError("--stdin-filename goes with the path '-'")
    }
    if paths.isEmpty { paths = ["."] }
  }

  private mutating func apply(_ name: String, _ value: String, _ known: [String: RuleCategory]) throws {
    switch name {
    case "--fix": fixes = true
    case "--unsafe-fixes": unsafeFixes = true
    case "--diff": diff = true
    case "--strict": strict = true
    case "--no-config": usesConfiguration = false
    case "--quiet": quiet = true
    case "--only": options.only.formUnion(try Self.ids(value, name, known))
    case "--skip": options.skip.formUnion(try Self.ids(value, name, known))
    case "--profile": options.profile = try Self.choice(value, name, Profile.allCases)
    case "--reporter": reporter = try Self.choice(value, name, ReporterName.allCases)
    case "--color":
      guard ["auto", "always", "never"].contains(value) else { throw UsageError("--color is auto, always or never, not '\(value)'") }
      color = value
    case "--sdk":
      guard let version = Version(value) else { throw UsageError("--sdk wants a version such as 26 or 26.1, not '\(value)'") }
      options.sdk = version
    case "--deployment-target": try applyTarget(value)
    case "--stdin-filename": stdinPath = value
    case "--threads":
      guard let count = Int(value), (1...256).contains(count) else { throw UsageError("--threads wants a number from 1 to 256, not '\(value)'") }
      options.threads = count
    default: break
    }
  }

  private mutating func applyTarget(_ value: String) throws {
    for part in value.split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2, let version = Version(pair[1]) else {
        throw UsageError("--deployment-target wants PLATFORM=VERSION such as iOS=17.0, not '\(part)'")
      }
      guard let platform = Platform.allCases.first(where: { $0.rawValue.lowercased() == pair[0].lowercased() }) else {
        throw UsageError("unknown platform '\(pair[0])'; known are \(Platform.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      options.targets.minimums[platform] = version
    }
  }

  /// Ids of rules; a category stands for all of its rules.
  private static func ids(_ value: String, _ name: String, _ known: [String: RuleCategory]) throws -> [String] {
    let words = value.split(separator: ",").map { $0.filter { $0 != " " } }
    guard !words.isEmpty else { throw UsageError("\(name) needs a rule id; 'uilint rules' lists them") }
    return try words.flatMap { word -> [String] in
      if known[word] != nil { return [word] }
      guard let category = RuleCategory(rawValue: word) else { throw UsageError.unknown(rule: word, Set(known.keys).union(RuleCategory.allCases.map(\.rawValue))) }
      return known.filter { $0.value == category }.map(\.key)
    }
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(_ value: String, _ name: String, _ all: Choice.AllCases) throws -> Choice
  where Choice.RawValue == String {
    if let choice = Choice(rawValue: value) { return choice }
    let names = all.map(\.rawValue)
    let hint = Suggestion.closest(to: value, in: names).map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError("\(name) is one of \(names.joined(separator: ", ")), not '\(value)'\(hint)")
  }
}

/// A command line that cannot be carried out, in words for people.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  static func unknown(option: String) -> UsageError {
    let names = Option.lint.filter { !$0.isHidden }.map(\.name) + ["--help", "--version"]
    let hint = Suggestion.closest(to: option, in: names).map { "; did you mean '\($0)'?" } ?? "; see 'uilint --help'"
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
}
