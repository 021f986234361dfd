import Configuration
import Foundation
import Linting
import Reporting
import Rules
import Semantics
import Syntax

/// `uilint lint`: read, check, fix, report.
struct LintCommand {
  private let arguments: LintArguments
  private let start = DispatchTime.now()

  init(_ arguments: LintArguments) { self.arguments = arguments }

  /// Runs and returns the exit code.
  func run() -> Int32 {
    noteConfiguration()
    return arguments.stdinPath.map { runStdin($0) } ?? runFiles()
  }

  /// This version reads no configuration; a file that waits to be read must not be passed over in silence.
  private func noteConfiguration() {
    guard arguments.usesConfiguration, !arguments.quiet else { return }
    for name in [".uilint.yml", ".uilint.yaml"] where FileManager.default.fileExists(atPath: name) {
      Console.error("note: \(name) is not read by this version; pass options on the command line, or --no-config to silence this note")
    }
  }

  // MARK: Files

  private func runFiles() -> Int32 {
    let discovery = SourceDiscovery(arguments.paths)
    for error in discovery.errors { Console.error("error: \(error.path) \(error.message)") }
    guard !discovery.files.isEmpty else {
      if discovery.errors.isEmpty { Console.error("error: no Swift files in \(arguments.paths.joined(separator: ", "))") }
      return 2
    }
    let settings = targets(of: discovery.files)
    let parsed = Linter(rules: Registry.rules, options: arguments.options).parse(discovery.files) { path, context -> LoadedUnit in
      do {
        return .unit(Linter.Unit(SourceFile(path: path, tree: context.parse(try FileSystem.read(path)))))
      } catch let error as FileError {
        return .failure(error)
      } catch {
        return .failure(FileError(path: path, message: "cannot be read"))
      }
    }
    var units: [Linter.Unit] = []
    var isTrustworthy = discovery.errors.isEmpty
    for loaded in parsed {
      switch loaded {
      case .unit(let unit): units.append(unit)
      case .failure(let error):
        isTrustworthy = false
        Console.error("error: \(error.path) \(error.message)")
      }
    }
    var options = arguments.options
    options.targetsByPath = settings.wait()
    let linter = Linter(rules: Registry.rules, options: options)
    if arguments.fixes || arguments.diff { return fix(units, linter, isTrustworthy) }
    return finish(linter.check(units), fileCount: units.count, isTrustworthy: isTrustworthy)
  }

  /// What the manifests say of the sources, read while the sources are parsed.
  private func targets(of paths: [String]) -> Background<[String: DeploymentTargets]> {
    Background { [options = arguments.options] in
      guard options.targets.isUnknown else { return [:] }
      var targets = ProjectTargets()
      return targets.targets(of: paths)
    }
  }

  private enum LoadedUnit: Sendable {
    case unit(Linter.Unit)
    case failure(FileError)
  }

  private func fix(_ units: [Linter.Unit], _ linter: Linter, _ wasTrustworthy: Bool) -> Int32 {
    var isTrustworthy = wasTrustworthy
    let outcome = Fixer(linter, allowsUnsafe: arguments.unsafeFixes).run(units)
    let originals = Dictionary(units.map { ($0.file.path, $0.file.tree.text) }) { first, _ in first }
    if arguments.diff { return showDiff(outcome, originals, isTrustworthy) }
    var failed: Set<String> = []
    for unit in outcome.units where outcome.changed.contains(unit.file.path) {
      guard let original = originals[unit.file.path] else { continue }
      do {
        try FileSystem.replace(unit.file.path, original: original, with: unit.file.tree.text.bytes)
      } catch {
        failed.insert(unit.file.path)
        isTrustworthy = false
        Console.error("error: \((error as? FileError).map { "\($0.path) \($0.message)" } ?? "\(unit.file.path) cannot be written")")
      }
    }
    guard failed.isEmpty else {
      // What could not be written is reported as it is on disk.
      let current = units.map { unit in failed.contains(unit.file.path) ? unit : outcome.units.first { $0.file.path == unit.file.path } ?? unit }
      return finish(linter.check(current), fileCount: units.count, isTrustworthy: false)
    }
    return finish(outcome.result, fileCount: units.count, isTrustworthy: isTrustworthy && !outcome.isUnsettled, fixed: outcome.applied)
  }

  private func showDiff(_ outcome: Fixer.Outcome, _ originals: [String: SourceText], _ isTrustworthy: Bool) -> Int32 {
    var text = ""
    for unit in outcome.units where outcome.changed.contains(unit.file.path) {
      if let original = originals[unit.file.path] {
        text += UnifiedDiff.render(path: unit.file.path, old: original.bytes, new: unit.file.tree.text.bytes)
      }
    }
    Console.output(text)
    report(notices: outcome.result.notices.filter { $0.kind != .suppression })
    if !isTrustworthy || outcome.isUnsettled { return 2 }
    return text.isEmpty ? 0 : 1
  }

  // MARK: Stdin

  private func runStdin(_ path: String) -> Int32 {
    let text = SourceText(Array(FileHandle.standardInput.readDataToEndOfFile()))
    do {
      try FileSystem.requireUTF8(text, path)
    } catch {
      Console.error("error: \(path) \((error as? FileError)?.message ?? "cannot be read")")
      return 2
    }
    var options = arguments.options
    options.targetsByPath = targets(of: [path]).wait()
    let linter = Linter(rules: Registry.rules, options: options)
    let units = linter.parse([text]) { text, context in Linter.Unit(SourceFile(path: path, tree: context.parse(text))) }
    guard arguments.fixes || arguments.diff else { return finish(linter.check(units), fileCount: 1, isTrustworthy: true) }
    let outcome = Fixer(linter, allowsUnsafe: arguments.unsafeFixes).run(units)
    if arguments.diff { return showDiff(outcome, [path: text], true) }
    // The whole text, changed or not, so that an editor can take it as it is.
    if let unit = outcome.units.first { Console.output(unit.file.tree.text.string(0..<unit.file.tree.text.count)) }
    report(notices: outcome.result.notices.filter { $0.kind == .fix })
    return exitCode(outcome.result, isTrustworthy: !outcome.isUnsettled)
  }

  // MARK: The end

  private func finish(_ result: LintResult, fileCount: Int, isTrustworthy: Bool, fixed: Int = 0) -> Int32 {
    let code = exitCode(result, isTrustworthy: isTrustworthy)
    let elapsed = Int((DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000)
    let outcome: Report.Outcome = code == 2 ? .failed : result.diagnostics.isEmpty ? .clean : .findings
    let report = Report(
      diagnostics: result.diagnostics, notices: result.notices, fileCount: fileCount, suppressed: result.suppressed, fixed: fixed,
      durationMilliseconds: elapsed, outcome: outcome, root: FileManager.default.currentDirectoryPath, version: Help.version)
    let name = arguments.reporter ?? (isatty(STDOUT_FILENO) == 1 ? .text : .concise)
    Console.output(name.render(report, color: Console.usesColor(arguments.color)))
    self.report(notices: result.notices)
    if name != .text && name != .json { summarize(report) }
    return code
  }

  private func exitCode(_ result: LintResult, isTrustworthy: Bool) -> Int32 {
    if !isTrustworthy || result.notices.contains(where: { $0.severity == .error }) { return 2 }
    let failing = arguments.strict ? Severity.warning : .error
    return result.diagnostics.contains { $0.severity >= failing } ? 1 : 0
  }

  private func report(notices: [Notice]) {
    for notice in notices where notice.severity == .error || !arguments.quiet {
      var place = notice.path
      if let file = notice.file, let range = notice.range {
        let location = LineTable(file.tree.text).location(range.lowerBound)
        place += ":\(location.line):\(location.column)"
      }
      Console.error("\(place.isEmpty ? "" : place + ": ")\(notice.severity == .info ? "note" : notice.severity.rawValue): \(notice.message)")
    }
  }

  private func summarize(_ report: Report) {
    guard !arguments.quiet else { return }
    let counts = [Severity.error, .warning, .info].map { "\(report.count($0)) \($0.rawValue)\($0 == .info ? "" : "s")" }
    Console.error("\(counts.joined(separator: ", ")) in \(report.fileCount) files")
  }
}

/// A value that another thread computes.
final class Background<Value: Sendable>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var value: Value?

  init(_ compute: @escaping @Sendable () -> Value) {
    let thread = Thread { [self] in
      value = compute()
      done.signal()
    }
    thread.stackSize = 16 << 20
    thread.start()
  }

  /// Waits for the value; to be called once.
  func wait() -> Value {
    done.wait()
    guard let value else { preconditionFailure("the thread signals after it has stored the value") }
    return value
  }
}

/// The two output streams.
enum Console {
  /// Reports: complete, or the process ends quietly when nobody reads any more.
  static func output(_ text: String) { write(text, STDOUT_FILENO) }

  static func error(_ line: String) { write(line + "\n", STDERR_FILENO) }

  private static func write(_ text: String, _ descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Colour on a terminal, unless the environment or the option says otherwise.
  static func usesColor(_ option: String) -> Bool {
    if option == "always" { return true }
    if option == "never" { return false }
    let environment = ProcessInfo.processInfo.environment
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if environment["FORCE_COLOR"] != nil || environment["CLICOLOR_FORCE"] != nil { return true }
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
  }
}
