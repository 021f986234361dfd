import Configuration
import Foundation
import Linting
import Semantics
import Syntax

/// Compares findings with the entries of a baseline.
struct BaselineComparison {
  private let naming: BaselineNaming
  /// By the name in the baseline: the rules that ran on the file.
  private var activeRules: [String: Set<String>] = [:]
  private var unshown: Set<Baseline.Entry>

  /// `path` of the baseline, absolute.
  init(_ path: String, _ result: LintResult, _ session: LintSession) {
    naming = BaselineNaming(path, currentFolder: session.currentFolder)
    for project in session.projects {
      for unit in project.units where !unit.file.isContextOnly { activeRules[naming.name(unit.file.path)] = project.linter.activeRules(of: unit.file) }
    }
    unshown = Set(naming.entries(result.unshown))
  }

  /// The findings as entries.
  func entries(_ diagnostics: [Diagnostic]) -> Set<Baseline.Entry> { Set(naming.entries(diagnostics)) }

  /// Whether the run could have found the finding of an entry, or its file is gone.
  func isJudged(_ entry: Baseline.Entry) -> Bool {
    guard let active = activeRules[entry.file] else { return !naming.exists(entry) }
    return active.contains(entry.rule) && !unshown.contains(entry)
  }

  /// The entries for which nothing is found any more.
  static func stale(_ result: LintResult, _ session: LintSession) -> Set<Baseline.Entry> {
    var stale: Set<Baseline.Entry> = []
    var read: [String: Baseline] = [:]
    for project in session.projects { read.merge(project.narrowing.baselines.byFile) { first, _ in first } }
    for (path, baseline) in read {
      let comparison = BaselineComparison(path, result, session)
      let found = comparison.entries(result.baselined)
      stale.formUnion(baseline.entries.filter { !found.contains($0) && comparison.isJudged($0) })
    }
    return stale
  }
}

/// `uilint baseline report` and `uilint baseline prune`.
enum BaselineCommand {
  @Sendable static func run(_ arguments: Arguments) throws -> Int32 {
    guard let action = arguments.positional.first else { throw UsageError("baseline needs 'report' or 'prune'") }
    guard ["report", "prune"].contains(action) else { throw UsageError.unknown("baseline", action, ["report", "prune"]) }
    var lint = LintArguments()
    lint.paths = Array(arguments.positional.dropFirst())
    lint.configurationPath = arguments.value("--config")
    // Entries of rules that the configuration turns off stay.
    lint.profile = .all
    lint.baselinePath = try arguments.value("--baseline") ?? path(lint)
    guard let path = lint.baselinePath else { throw UsageError("there is no \(ConfigurationFile.baseline) here and the configuration names no baseline; --baseline FILE") }
    let session = try LintSession(lint, LintSession.Input(paths: lint.paths.isEmpty ? ["."] : lint.paths), progress: Progress(quiet: true))
    for error in session.errors { Console.error("error: \(PrintableText.of(error.path)) \(error.message)") }
    guard session.errors.isEmpty else { return 2 }
    let result = session.check()
    var baseline = try Baseline.read(path)
    let stale = BaselineComparison.stale(result, session)
    if action == "prune" {
      baseline.entries.subtract(stale)
      if !stale.isEmpty { try baseline.write(path, inside: FileSystem.boundary(of: session.currentFolder)) }
      Console.error("note: \(stale.count) mended finding\(stale.count == 1 ? "" : "s") taken out of \(PrintableText.of(path)); \(baseline.entries.count) left")
      return 0
    }
    Console.output(report(baseline, stale, path))
    return 0
  }

  /// The baseline of the configuration for this folder, else the one with the usual name.
  private static func path(_ lint: LintArguments) throws -> String? {
    let options = LintSession.discoveryOptions(lint, FileContents(), FileManager.default.currentDirectoryPath)
    let configured = try SourceDiscovery.configuration(for: lint.paths.first ?? ".", rules: RuleCommands.infos, options: options)?.baseline?.value
    return configured ?? (access(ConfigurationFile.baseline, F_OK) == 0 ? ConfigurationFile.baseline : nil)
  }

  private static func report(_ baseline: Baseline, _ stale: Set<Baseline.Entry>, _ path: String) -> String {
    var text = "\(PrintableText.of(path)): \(baseline.entries.count) known findings, \(stale.count) of them mended\n"
    let byRule = Dictionary(grouping: baseline.entries, by: \.rule).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (rule, entries) in byRule {
      let mended = entries.count { stale.contains($0) }
      text += "\(TextTable.right("\(entries.count)", 7))  \(PrintableText.of(rule))\(mended > 0 ? "  (\(mended) mended)" : "")\n"
    }
    let files = Dictionary(grouping: baseline.entries, by: \.file).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    if !files.isEmpty { text += "most in:\n" }
    for (file, entries) in files.prefix(10) { text += "\(TextTable.right("\(entries.count)", 7))  \(PrintableText.of(file))\n" }
    return text
  }
}
