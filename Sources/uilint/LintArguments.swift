import Configuration
import Foundation
import Linting
import Reporting
import Rules
import Semantics

/// What `uilint lint` was asked to do.
struct LintArguments: Sendable {
  var paths: [String] = []
  var stdinPath: String?
  var readsStdin = false
  var filesFrom: String?
  var usesScriptInput = false
  var staged = false
  var changed = false
  var since: String?
  var ignoresExclusions = false
  var honoursIgnoreFiles = true
  var listsFiles = false

  var usesConfiguration = true
  var configurationPath: String?
  var profile: Profile?
  var sdk: Version?
  var targets = DeploymentTargets()
  var only: Set<String> = []
  /// Levels in the order of the command line: the last one of a rule wins.
  var levels: [(rule: String, level: RuleLevel)] = []

  var fixes = false
  var unsafeFixes = false
  var diff = false
  var suppressionReason: String?
  var baselinePath: String?
  var newBaselinePath: String?

  var reporters: [(name: ReporterName, file: String?)] = []
  var minimumSeverity = Severity.info
  var listsSilenced = false
  var showsStatistics = false
  var timings: Timings?
  var color = "auto"
  var quiet = false

  var strict = false
  var maximumWarnings: Int?
  var exitsZero = false
  var allowsEmpty = false
  var strictParse = false
  var threads = 0
  /// Without libclang the run cannot be trusted.
  var requiresLibclang = false
  /// How long libclang may take for one file.
  var clangSeconds = 10.0

  enum Timings: Sendable { case table, json }

  init() {}

  /// Throws `UsageError` with what to do.
  init(_ arguments: Arguments) throws {
    paths = arguments.positional
    let known = Dictionary(Registry.rules.map { ($0.info.id, $0.info.category) }) { first, _ in first }
    for (name, value) in arguments.options { try apply(name, value, known) }
    try check(arguments)
  }

  private mutating func apply(_ name: String, _ value: String, _ known: [String: RuleCategory]) throws {
    switch name {
    case "--only": only.formUnion(try Self.ids(value, name, known))
    case "--skip": levels += try Self.ids(value, name, known).map { ($0, .off) }
    case "--error": levels += try Self.ids(value, name, known).map { ($0, .error) }
    case "--warn": levels += try Self.ids(value, name, known).map { ($0, .warning) }
    case "--info": levels += try Self.ids(value, name, known).map { ($0, .info) }
    case "--profile": profile = try Self.choice(value, name, Profile.allCases)
    case "--sdk":
      guard let version = Version(value) else { throw UsageError("--sdk wants a version such as 26 or 26.1, not '\(value)'") }
      sdk = version
    case "--deployment-target": try applyTarget(value)
    case "--config": configurationPath = value
    case "--no-config": usesConfiguration = false
    case "--staged": staged = true
    case "--changed": changed = true
    case "--since": since = value
    case "--files-from": filesFrom = value
    case "--stdin-filename": stdinPath = value
    case "--use-stdin": readsStdin = true
    case "--no-exclude": ignoresExclusions = true
    case "--no-ignore": honoursIgnoreFiles = false
    case "--list-files": listsFiles = true
    case "--use-script-input-files", "--use-script-input-file-lists": usesScriptInput = true
    case "--fix": fixes = true
    case "--unsafe-fixes": unsafeFixes = true
    case "--diff": diff = true
    case "--reason": suppressionReason = value
    case "--baseline": baselinePath = value
    case "--write-baseline": newBaselinePath = value
    case "--reporter": try applyReporter(value)
    case "--output":
      guard !reporters.isEmpty else { throw UsageError("--output goes after the --reporter whose report it is for") }
      reporters[reporters.count - 1].file = value
    case "--min-severity": minimumSeverity = try Self.choice(value, name, Severity.allCases)
    case "--errors-only": minimumSeverity = .error
    case "--include-suppressed": listsSilenced = true
    case "--statistics": showsStatistics = true
    case "--timings":
      guard value.isEmpty || value == "json" else { throw UsageError("--timings takes nothing or =json, not '\(value)'") }
      timings = value.isEmpty ? .table : .json
    case "--color":
      guard ["auto", "always", "never"].contains(value) else { throw UsageError.unknown("--color", value, ["auto", "always", "never"]) }
      color = value
    case "--quiet": quiet = true
    case "--strict": strict = true
    case "--max-warnings": maximumWarnings = try Self.number(value, name, 0...1_000_000)
    case "--exit-zero": exitsZero = true
    case "--allow-empty": allowsEmpty = true
    case "--strict-parse": strictParse = true
    case "--require-libclang": requiresLibclang = true
    case "--clang-timeout": clangSeconds = Double(try Self.number(value, name, 1...600))
    case "--threads": threads = try Self.number(value, name, 1...256)
    default: break
    }
  }

  /// What does not go together.
  private mutating func check(_ arguments: Arguments) throws {
    if unsafeFixes && !fixes && !diff { throw UsageError("--unsafe-fixes goes with --fix or --diff") }
    if paths.contains("-") { readsStdin = true }
    if readsStdin {
      guard paths.allSatisfy({ $0 == "-" }) else { throw UsageError("'-' reads stdin and goes with no other path") }
      guard stdinPath != nil else { throw UsageError("'-' needs --stdin-filename PATH, the path that the text belongs to") }
      if filesFrom == "-" { throw UsageError("stdin cannot be both the text and the list of files") }
      if staged || changed { throw UsageError("'-' goes without --staged and --changed") }
      paths = []
    } else if stdinPath != nil {
      throw UsageError("--stdin-filename goes with the path '-'")
    }
    if staged && changed { throw UsageError("--staged and --changed are two different questions; ask one") }
    if since != nil && !changed { throw UsageError("--since goes with --changed") }
    if !usesConfiguration && configurationPath != nil { throw UsageError("--config and --no-config contradict each other") }
    if arguments.has("--add-suppressions") {
      guard let reason = suppressionReason, !reason.isEmpty, !reason.contains(where: \.isNewline) else {
        throw UsageError("--add-suppressions needs --reason TEXT, one line that tells the next reader why")
      }
      if fixes || diff || staged || readsStdin || newBaselinePath != nil { throw UsageError("--add-suppressions goes without --fix, --diff, --staged, --write-baseline and stdin") }
    } else if suppressionReason != nil {
      throw UsageError("--reason goes with --add-suppressions")
    }
    if newBaselinePath != nil, fixes || diff || staged || changed || readsStdin || minimumSeverity > .info || !reporters.isEmpty || showsStatistics || timings != nil {
      throw UsageError("--write-baseline goes with a plain check of files and folders, and makes no report")
    }
    if diff, !reporters.isEmpty || showsStatistics || timings != nil { throw UsageError("--diff prints a diff and goes without --reporter, --statistics and --timings") }
    if readsStdin, fixes, reporters.contains(where: { $0.file == nil }) { throw UsageError("with '-' and --fix stdout is the text; write the report to a file: --reporter NAME=FILE") }
    if reporters.filter({ $0.file == nil }).count > 1 { throw UsageError("two reports on stdout would mix; write one to a file: --reporter NAME=FILE") }
    let files = reporters.compactMap(\.file)
    if let file = files.first(where: { SourceKind($0) != nil }) { throw UsageError("a report does not belong into a source: \(file)") }
    if Set(files).count < files.count { throw UsageError("two reports in one file would overwrite each other") }
  }

  private mutating func applyReporter(_ value: String) throws {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name: ReporterName = try Self.choice(parts[0], "--reporter", ReporterName.allCases)
    if parts.count > 1, parts[1].isEmpty { throw UsageError("--reporter \(name.rawValue)= needs a file after the '='") }
    reporters.append((name, parts.count > 1 ? parts[1] : nil))
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
      targets.minimums[platform] = version
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

  private static func number(_ value: String, _ name: String, _ range: ClosedRange<Int>) throws -> Int {
    guard let number = Int(value), range.contains(number) else { throw UsageError("\(name) wants a number from \(range.lowerBound) to \(range.upperBound), not '\(value)'") }
    return number
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(_ value: String, _ name: String, _ all: Choice.AllCases) throws -> Choice
  where Choice.RawValue == String {
    if let choice = Choice(rawValue: value) { return choice }
    throw UsageError.unknown(name, value, all.map(\.rawValue))
  }

  /// What the command line says over what the configuration says.
  func apply(to settings: inout FileSettings) {
    if let profile { settings.choices.profile = profile }
    if let sdk { settings.sdk = sdk }
    if !targets.isUnknown { settings.targets = targets }
    if !only.isEmpty {
      settings.choices.only = only
      for rule in only where settings.choices.levels[rule] == .off { settings.choices.levels[rule] = nil }
    }
    for (rule, level) in levels { settings.choices.levels[rule] = level }
  }
}
