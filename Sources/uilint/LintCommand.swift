import Configuration
import Foundation
import Linting
import Reporting
import Rules
import Semantics
import Syntax

/// `uilint lint`: find the files, read, check, mend, report.
struct LintCommand {
  private let arguments: LintArguments
  private let environment = ProcessInfo.processInfo.environment
  private let start = ContinuousClock.now
  private let progress: Progress

  init(_ arguments: LintArguments) {
    self.arguments = arguments
    progress = Progress(quiet: arguments.quiet)
  }

  /// Runs and returns the exit code.
  func run() throws -> Int32 {
    guard let collected = try InputCollector(arguments, environment).collect() else {
      note("nothing to check: no Swift or Objective-C file is \(arguments.staged ? "staged" : arguments.changed ? "changed" : "among the script's input files")")
      return try finishEmpty()
    }
    let session = try LintSession(arguments, collected.input, progress: progress)
    for error in session.errors { Console.error("error: \(PrintableText.of(error.path)) \(error.message)") }
    if arguments.listsFiles { return listFiles(session) }
    noteExcluded(session.discovery.excluded)
    for path in session.discovery.outerLinks { note("\(PrintableText.of(path)) is a link that leads out of the project, and was not followed; name it to check it") }
    noteGenerated(session, collected.input)
    guard session.fileCount > 0 else { return try nothingToCheck(session, collected.input) }
    let reading = ContinuousClock.now
    if arguments.fixes || arguments.diff { return try fix(session, collected, reading: reading) }
    if let reason = arguments.suppressionReason { return try addSuppressions(session, reason, collected.input) }
    let result = session.check()
    if let path = arguments.newBaselinePath { return try writeBaseline(path, result, session) }
    return try finish(result, session, isTrustworthy: session.errors.isEmpty, reading: reading)
  }

  private func note(_ message: String) {
    if !arguments.quiet { Console.error("note: \(message)") }
  }

  // MARK: Nothing to do

  private func listFiles(_ session: LintSession) -> Int32 {
    Console.output(session.projects.flatMap(\.units).filter { !$0.file.isContextOnly }.map(\.file.path).sorted().map { PrintableText.logLine(PrintableText.of($0)) + "\n" }.joined())
    return session.errors.isEmpty ? 0 : 2
  }

  /// A few by name, many in one line: a hook may be given a hundred files.
  private func noteExcluded(_ excluded: [(path: String, reason: String)]) {
    if excluded.count > 5, let first = excluded.first {
      return note("\(excluded.count) paths are excluded, \(PrintableText.of(first.path)) for one: \(PrintableText.of(first.reason)); --no-exclude checks them")
    }
    for (path, reason) in excluded { note("\(PrintableText.of(path)) is excluded: \(PrintableText.of(reason)); --no-exclude checks it") }
  }

  private func noteGenerated(_ session: LintSession, _ input: LintSession.Input) {
    for path in session.generated.sorted() where input.paths.contains(path) { note("\(PrintableText.of(path)) says that a program wrote it; --no-exclude checks it") }
  }

  /// An empty run is clean only where each named path is explained: it is excluded, or a program wrote what is in it.
  private func nothingToCheck(_ session: LintSession, _ input: LintSession.Input) throws -> Int32 {
    if !session.errors.isEmpty { return 2 }
    let excluded = Set(session.discovery.excluded.map { RelativePath.normalized($0.path) })
    let isExplained = input.paths.allSatisfy { path in
      let path = RelativePath.normalized(path)
      return excluded.contains(path) || session.generated.contains { let name = RelativePath.normalized($0); return path == "." || name == path || name.hasPrefix(path + "/") }
    }
    guard arguments.allowsEmpty || isExplained else {
      Console.error("error: no Swift or Objective-C files in \(input.paths.map(PrintableText.of).joined(separator: ", ")); --allow-empty makes this a success")
      return 2
    }
    if arguments.fixes, arguments.readsStdin, let text = input.overlays.values.first { Console.output(text.string(0..<text.count)) }
    return try finishEmpty()
  }

  private func finishEmpty() throws -> Int32 {
    if arguments.listsFiles { return 0 }
    return try write(report(LintResult(), fileCount: 0, root: FileManager.default.currentDirectoryPath, configurations: [], outcome: .clean)) ? 0 : 2
  }

  // MARK: Mending

  private func fix(_ session: LintSession, _ collected: InputCollector.Collected, reading: ContinuousClock.Instant) throws -> Int32 {
    let outcome = session.fix(allowsUnsafe: arguments.unsafeFixes)
    if arguments.diff { return showDiff(outcome, session) }
    if arguments.readsStdin {
      // The whole text, changed or not, so that an editor can take it as it is.
      if let unit = outcome.units.first(where: { !$0.file.isContextOnly }) { Console.output(unit.file.tree.text.string(0..<unit.file.tree.text.count)) }
      return try finish(outcome.result, session, isTrustworthy: session.errors.isEmpty && !outcome.isUnsettled, fixed: outcome.applied, reading: reading)
    }
    let changed = outcome.units.filter { outcome.changed.contains($0.file.path) }
    let failures = collected.staged.map { $0.write(changed, session.originals) } ?? Self.write(changed, session)
    for path in session.discovery.temporaryFiles { FileSystem.removeLeftover(path) }
    for failure in failures { Console.error("error: \(PrintableText.of(failure.path)) \(failure.message)") }
    guard failures.isEmpty else {
      // What could not be written is reported as it is on disk.
      let failed = Set(failures.map(\.path))
      var result = LintResult()
      for project in session.projects {
        let fixed = Dictionary(outcome.units.map { ($0.file.path, $0) }) { first, _ in first }
        let current = project.units.map { unit in failed.contains(unit.file.path) ? unit : fixed[unit.file.path] ?? unit }
        result.append(project.narrowing.apply(project.linter.check(current)))
      }
      return try finish(result, session, isTrustworthy: false)
    }
    return try finish(outcome.result, session, isTrustworthy: session.errors.isEmpty && !outcome.isUnsettled, fixed: outcome.applied, reading: reading)
  }

  /// Writes the files that changed; returns those that could not be written.
  private static func write(_ units: [Linter.Unit], _ session: LintSession) -> [FileError] {
    let originals = session.originals, boundaries = session.boundaries
    return units.compactMap { unit in
      guard let original = originals[unit.file.path] else { return nil }
      do {
        try FileSystem.replace(unit.file.path, original: original, with: unit.file.tree.text.bytes, inside: boundaries[unit.file.path])
        return nil
      } catch {
        return error as? FileError ?? FileError(path: unit.file.path, message: "cannot be written")
      }
    }
  }

  private func showDiff(_ outcome: Fixer.Outcome, _ session: LintSession) -> Int32 {
    let originals = session.originals
    var text = ""
    for unit in outcome.units where outcome.changed.contains(unit.file.path) {
      if let original = originals[unit.file.path] {
        text += UnifiedDiff.render(path: RelativePath.of(unit.file.path, from: session.currentFolder, to: session.currentFolder), old: original.bytes, new: unit.file.tree.text.bytes)
      }
    }
    Console.output(text)
    report(notices: outcome.result.notices.filter { $0.kind != .suppression })
    if exitCode(outcome.result, isTrustworthy: session.errors.isEmpty && !outcome.isUnsettled) == 2 { return 2 }
    return text.isEmpty || arguments.exitsZero ? 0 : 1
  }

  private func addSuppressions(_ session: LintSession, _ reason: String, _ input: LintSession.Input) throws -> Int32 {
    let result = session.check()
    let names = Suppressions.Names(Registry.rules)
    var silenced = 0, files = 0
    var failures: [FileError] = []
    for (path, diagnostics) in Dictionary(grouping: result.diagnostics, by: { $0.file.path }).sorted(by: { $0.key < $1.key }) {
      let edits = Diagnostic.suppressions(of: diagnostics, in: diagnostics[0].file, names: names, reason: reason)
      guard !edits.edits.isEmpty, let bytes = TextEdit.apply(edits.edits, to: diagnostics[0].file.tree.text.bytes) else { continue }
      do {
        try FileSystem.replace(path, original: diagnostics[0].file.tree.text, with: bytes, inside: session.boundaries[path])
        silenced += edits.silenced
        files += 1
      } catch {
        failures.append(error as? FileError ?? FileError(path: path, message: "cannot be written"))
      }
    }
    for failure in failures { Console.error("error: \(PrintableText.of(failure.path)) \(failure.message)") }
    note("silenced \(silenced) finding\(silenced == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")")
    // What no comment could silence is still to be seen, at its new place.
    let after = try LintSession(arguments, input, progress: progress)
    return try finish(after.check(), after, isTrustworthy: session.errors.isEmpty && failures.isEmpty)
  }

  // MARK: The baseline

  /// Entries of files and rules that were not looked at stay.
  private func writeBaseline(_ path: String, _ result: LintResult, _ session: LintSession) throws -> Int32 {
    guard session.errors.isEmpty else {
      Console.error("failed: \(path) was not written, because not everything could be checked; see the errors above")
      return 2
    }
    let comparison = BaselineComparison(RelativePath.absolute(path, from: session.currentFolder), result, session)
    var baseline = Baseline(comparison.entries(result.diagnostics))
    // One that cannot be read is written anew.
    if let before = try? Baseline.read(path) { baseline.entries.formUnion(before.entries.filter { !comparison.isJudged($0) }) }
    try baseline.write(path, inside: FileSystem.boundary(of: session.currentFolder))
    note("\(path) holds \(baseline.entries.count) known finding\(baseline.entries.count == 1 ? "" : "s"); name it with 'baseline:' in \(ConfigurationFile.name), or --baseline \(path)")
    return 0
  }

  // MARK: The end

  private func finish(_ result: LintResult, _ session: LintSession, isTrustworthy: Bool, fixed: Int = 0, reading: ContinuousClock.Instant? = nil) throws -> Int32 {
    let checked = ContinuousClock.now
    var code = exitCode(result, isTrustworthy: isTrustworthy)
    let outcome: Report.Outcome = code == 2 ? .failed : result.diagnostics.isEmpty ? .clean : .findings
    let configurations = session.discovery.configurations.compactMap { $0 }.flatMap(\.files)
    // What could not be read is no finding, and must not vanish for those who see the report alone.
    var reported = result
    reported.notices += session.errors.map { Notice(.unreadable, .error, path: $0.path, $0.message) }
    let report = report(reported, fileCount: session.fileCount, root: session.root, configurations: configurations, outcome: outcome, fixed: fixed, files: session.projects.flatMap { $0.units.map(\.file) })
    if try !write(report) { code = 2 }
    self.report(notices: result.notices)
    noteStale(result, session)
    if arguments.showsStatistics { Console.error(Statistics.table(result)) }
    if let timings = arguments.timings {
      let end = ContinuousClock.now
      let phases = [("reading and parsing", start, reading ?? checked), ("checking", reading ?? start, checked), ("reporting", checked, end)]
      Console.error(TimingsTable(phases.map { ($0.0, $0.2 - $0.1) }, result.timings).render(asJSON: timings == .json))
    }
    summarize(report, code)
    return code
  }

  private func report(
    _ result: LintResult, fileCount: Int, root: String, configurations: [String], outcome: Report.Outcome, fixed: Int = 0, files: [SourceFile] = []
  ) -> Report {
    var run = Report.Run()
    run.fileCount = fileCount
    run.fixed = fixed
    let elapsed = (ContinuousClock.now - start).components
    run.durationMilliseconds = max(0, Int(elapsed.seconds) * 1000 + Int(elapsed.attoseconds / 1_000_000_000_000_000))
    run.outcome = outcome
    run.root = root
    run.currentFolder = FileManager.default.currentDirectoryPath
    run.version = Help.version
    var seen: Set<String> = []
    run.configurationFiles = configurations.map { RelativePath.of($0, from: root, to: root) }.filter { seen.insert($0).inserted }
    run.listsSilenced = arguments.listsSilenced
    return Report(result, rules: RuleCommands.infos, run: run, files: files)
  }

  /// The reports that were asked for, else what the surroundings expect.
  private var reporters: [(name: ReporterName, file: String?)] {
    if !arguments.reporters.isEmpty { return arguments.reporters }
    // There the text itself goes to stdout.
    if arguments.readsStdin && arguments.fixes { return [] }
    if environment["XCODE_VERSION_ACTUAL"] != nil || environment["SCRIPT_INPUT_FILE_COUNT"] != nil { return [(.xcode, nil)] }
    if environment["GITHUB_ACTIONS"] == "true" { return [(.concise, nil), (.github, nil)] }
    return [(isatty(STDOUT_FILENO) == 1 ? .text : .concise, nil)]
  }

  /// Writes all reports; false when one could not be written.
  private func write(_ report: Report) throws -> Bool {
    var isWritten = true
    for (name, file) in reporters {
      guard let file else {
        Console.output(name.render(report, color: Console.usesColor(arguments.color)))
        continue
      }
      do {
        try FileSystem.write(file, Array(name.render(report, color: false).utf8), inside: FileSystem.boundary(of: report.run.currentFolder))
      } catch {
        isWritten = false
        Console.error("error: \(file) \((error as? FileError)?.message ?? "cannot be written")")
      }
    }
    return isWritten
  }

  private func exitCode(_ result: LintResult, isTrustworthy: Bool) -> Int32 {
    if !isTrustworthy || result.notices.contains(where: { $0.severity == .error }) { return 2 }
    if result.notices.contains(where: isStrict) { return 2 }
    return arguments.exitsZero || failure(result.diagnostics) == nil ? 0 : 1
  }

  /// A notice that `--strict-parse` makes a failure.
  private func isStrict(_ notice: Notice) -> Bool { arguments.strictParse && (notice.kind == .parse || notice.kind == .depth || (notice.kind == .libclang && notice.severity == .warning)) }

  /// Why findings fail the run, in words.
  private func failure(_ diagnostics: [Diagnostic]) -> String? {
    func counted(_ severity: Severity) -> String? {
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    if let errors = counted(.error) { return errors }
    guard let warnings = counted(.warning) else { return nil }
    if arguments.strict { return "\(warnings), and --strict counts them" }
    let count = diagnostics.count { $0.severity == .warning }
    return arguments.maximumWarnings.flatMap { count > $0 ? "\(warnings), and --max-warnings allows \($0)" : nil }
  }

  private func report(notices: [Notice]) {
    for notice in notices where notice.severity == .error || !arguments.quiet || isStrict(notice) {
      var place = PrintableText.of(notice.path)
      if let file = notice.file, let range = notice.range {
        let location = LineTable(file.tree.text).location(range.lowerBound)
        place += ":\(location.line):\(location.column)"
      }
      Console.error("\(place.isEmpty ? "" : place + ": ")\(notice.severity == .info ? "note" : notice.severity.rawValue): \(PrintableText.of(notice.message))")
    }
  }

  private func noteStale(_ result: LintResult, _ session: LintSession) {
    let stale = BaselineComparison.stale(result, session).count
    if stale > 0 { note("\(stale) known finding\(stale == 1 ? " is" : "s are") mended; 'uilint baseline prune' takes \(stale == 1 ? "it" : "them") out of the baseline") }
  }

  /// The last line says how it went, and why it failed.
  private func summarize(_ report: Report, _ code: Int32) {
    if code == 2 {
      let isTrusted = !report.notices.contains { $0.severity == .error }
      Console.error(isTrusted && report.notices.contains(where: isStrict) ? "failed: a file is not fully understood, and --strict-parse counts that" : "failed: the run cannot be trusted; see the errors above")
    } else if reporters.contains(where: { $0.name == .text && $0.file == nil }) {
      // That report ends with the counts itself.
      if code == 1, let failure = failure(report.diagnostics) { Console.error("failed by \(failure)") }
    } else if !arguments.quiet || code == 1 {
      let counts = [Severity.error, .warning, .info].map { "\(report.count($0)) \($0.rawValue)\($0 == .info || report.count($0) == 1 ? "" : "s")" }
      var line = "\(counts.joined(separator: ", ")) in \(report.run.fileCount) file\(report.run.fileCount == 1 ? "" : "s")"
      if report.run.fixed > 0 { line += ", \(report.run.fixed) fixed" }
      if !report.suppressed.isEmpty { line += ", \(report.suppressed.count) suppressed" }
      if !report.baselined.isEmpty { line += ", \(report.baselined.count) in the baseline" }
      if code == 1, let failure = failure(report.diagnostics) { line += "; failed by \(failure)" }
      Console.error(line)
    }
  }
}
