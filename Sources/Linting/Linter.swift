import Foundation
import Semantics
import Syntax

/// What to check and against what.
package struct LintOptions: Sendable {
  /// How files are checked: the first is for all files that `settingsByPath` does not name.
  package var settings = [FileSettings()]
  /// The index into `settings`, by path.
  package var settingsByPath: [String: Int] = [:]
  /// What the project's manifests say, by path; the settings come first.
  package var targetsByPath: [String: DeploymentTargets] = [:]
  /// What the Objective-C headers of the project declare.
  package var imported = ImportedDeclarations()
  /// What libclang says of a source in Objective-C. It may take long, so rules ask only when the answer matters; nil without libclang.
  package var clangFacts: (@Sendable (SourceFile) -> ClangFacts?)?
  /// Worker threads; zero means one for each core.
  package var threads = 0
  /// Whether the result tells the time of each rule.
  package var measuresTime = false

  package init(_ settings: FileSettings = FileSettings()) { self.settings = [settings] }

  func index(for file: SourceFile) -> Int { settingsByPath[file.path].flatMap { settings.indices.contains($0) ? $0 : nil } ?? 0 }

  func targets(of file: SourceFile) -> DeploymentTargets {
    let targets = settings[index(for: file)].targets
    return targets.isUnknown ? targetsByPath[file.path] ?? DeploymentTargets() : targets
  }
}

/// What a run found.
package struct LintResult: Sendable {
  /// Sorted by path, offset and rule.
  package var diagnostics: [Diagnostic] = []
  /// What a comment silences, in the same order.
  package var suppressed: [Diagnostic] = []
  /// What the baseline knows, in the same order.
  package var baselined: [Diagnostic] = []
  /// Forms that the profile leaves out: found, but not shown.
  package var unshown: [Diagnostic] = []
  package var notices: [Notice] = []
  /// The time that each rule took, when it was asked for.
  package var timings: [String: Duration] = [:]

  package init() {}

  package mutating func append(_ other: LintResult) {
    diagnostics += other.diagnostics
    suppressed += other.suppressed
    baselined += other.baselined
    unshown += other.unshown
    notices += other.notices
    timings.merge(other.timings) { $0 + $1 }
  }
}

/// The pipeline: parse and collect all files in parallel, merge the declarations, gather the facts of all views in parallel, then
/// check all files in parallel.
package struct Linter: Sendable {
  package let rules: [Rule]
  package private(set) var options: LintOptions
  /// The rules that run, for each of the settings, by language.
  private let active: [[SourceLanguage: [Rule]]]
  private let suppressible: Suppressions.Names
  private let activeRules: [Set<String>]

  package init(rules: [Rule], options: LintOptions) {
    self.rules = rules
    self.options = options
    active = options.settings.map { settings in
      let active = rules.filter { settings.choices.isActive($0.info) }
      return Dictionary(uniqueKeysWithValues: SourceLanguage.allCases.map { language in (language, active.filter { $0.info.languages.contains(language) }) })
    }
    suppressible = Suppressions.Names(rules)
    activeRules = active.map { Set($0.values.joined().map(\.info.id)) }
  }

  /// The same linter for a project of which more is known.
  package func with(imported: ImportedDeclarations, clangFacts: (@Sendable (SourceFile) -> ClangFacts?)?) -> Linter {
    var linter = self
    linter.options.imported = imported
    linter.options.clangFacts = clangFacts
    return linter
  }

  /// The ids of the rules that run on a file.
  package func activeRules(of file: SourceFile) -> Set<String> { activeRules[options.index(for: file)] }

  /// A parsed file with what it declares.
  package final class Unit: Sendable {
    package let file: SourceFile
    package let declarations: FileDeclarations

    package init(_ file: SourceFile) {
      self.file = file
      declarations = FileDeclarations(file)
    }
  }

  /// Phase one for sources that `load` provides: O(total size / threads).
  package func parse<Source: Sendable, Output: Sendable>(_ sources: [Source], load: @escaping @Sendable (Source, ParserContext) -> Output) -> [Output] {
    Workers.map(sources, threads: options.threads, makeState: { ParserContext() }) { source, context in load(source, context) }
  }

  /// Merge and phase two.
  package func check(_ units: [Unit]) -> LintResult {
    let swift = units.filter { $0.file.tree.language == .swift }
    let objectiveC = ObjectiveCIndex(units.filter { $0.file.tree.language == .objectiveC }.map(\.declarations.objectiveC))
    let index = ProjectIndex(swift.map { ($0.file, $0.declarations) }, imported: options.imported, objectiveC: objectiveC)
    let parts = Workers.map(swift, threads: options.threads, makeState: { () }) { unit, _ in Project.part(of: unit.file, unit.declarations, index) }
    let project = Project(index: index, parts: parts)
    let navigation = ProjectNavigation(
      Workers.map(project.containers, threads: options.threads, makeState: { () }) { container, _ in NavigationHierarchy(of: container.call, in: container.file, project) })
    let results = Workers.map(units, threads: options.threads, makeState: { () }) { unit, _ in check(unit, project, navigation) }
    var result = LintResult()
    for part in results { result.append(part) }
    return result
  }

  private func check(_ unit: Unit, _ project: Project, _ navigation: ProjectNavigation) -> LintResult {
    var result = LintResult()
    let file = unit.file
    guard !file.isContextOnly else { return result }
    result.notices += Self.parseNotices(file)
    let group = options.index(for: file)
    let settings = options.settings[group]
    let suppressions = Suppressions(file, names: suppressible, requiresReason: settings.requiresReason)
    result.notices += suppressions.notices
    guard Self.canHaveFindings(unit) else {
      result.notices += suppressions.unused(except: [], active: activeRules[group])
      return result
    }
    let context = FileContext(
      file: file, declarations: unit.declarations, project: project, navigation: navigation, targets: options.targets(of: file), settings: settings,
      clangFacts: options.clangFacts)
    var used = Set<Suppressions.Use>()
    for rule in active[group][file.tree.language] ?? [] {
      context.ruleID = rule.info.id
      for finding in options.measuresTime ? Self.measured(rule, context, &result.timings) : rule.check(context) {
        guard !file.tree.hasError(in: finding.range), !context.isLeftOut(finding.range) else { continue }
        let diagnostic = Diagnostic(
          ruleID: rule.info.id, category: rule.info.category, severity: settings.choices.levels[rule.info.id]?.severity ?? finding.severity,
          message: finding.message, file: file, range: finding.range, notes: finding.notes, fixes: finding.fixes.map { $0.available(on: context.targets) })
        guard settings.choices.shows(finding, of: rule.info) else {
          result.unshown.append(diagnostic)
          continue
        }
        if let use = suppressions.use(for: rule.info, at: finding.range.lowerBound) {
          used.insert(use)
          result.suppressed.append(diagnostic)
        } else {
          result.diagnostics.append(diagnostic)
        }
      }
    }
    result.notices += suppressions.unused(except: used, active: activeRules[group])
    result.diagnostics.sort { ($0.range.lowerBound, $0.ruleID, $0.message) < ($1.range.lowerBound, $1.ruleID, $1.message) }
    result.suppressed.sort { ($0.range.lowerBound, $0.ruleID, $0.message) < ($1.range.lowerBound, $1.ruleID, $1.message) }
    return result
  }

  private static func measured(_ rule: Rule, _ context: FileContext, _ timings: inout [String: Duration]) -> [Finding] {
    let start = ContinuousClock.now
    let findings = rule.check(context)
    timings[rule.info.id, default: .zero] += ContinuousClock.now - start
    return findings
  }

  /// Only a file that declares a type or extends one, or uses a UI framework, can hold a finding.
  private static func canHaveFindings(_ unit: Unit) -> Bool {
    unit.file.tree.language == .objectiveC || !unit.declarations.types.isEmpty || !unit.declarations.extensions.isEmpty
      || !unit.declarations.imports.isDisjoint(with: ["SwiftUI", "WidgetKit", "UIKit", "AppKit"])
  }

  /// One notice for a file that the parser did not fully understand.
  private static func parseNotices(_ file: SourceFile) -> [Notice] {
    guard let first = file.tree.errors.first else { return [] }
    // A header of C or C++ is nothing that rules look at.
    if file.tree.language == .objectiveC, file.path.hasSuffix(".h"), file.tree.nodes(.objcInterface, .objcImplementation, .objcProtocol).isEmpty { return [] }
    // Rules look at declarations: a text with errors and without any could not be checked.
    let isReadable = file.tree.root.children.contains { $0.kind.isDeclaration || $0.kind == .ifConfig || $0.kind == .macroExpansion || $0.kind == .macroExpansionDecl }
    guard isReadable else {
      return [Notice(.parse, .error, path: file.path, "is no \(file.tree.language.name): nothing in it could be read, so nothing was checked", range: 0..<0, file: file)]
    }
    let isDeep = file.tree.errors.contains { $0.kind == .tooDeep }
    let offset = Int(first.offset)
    let message = isDeep
      ? "nested deeper than 256 levels, which no compiler accepts; what lies deeper was not checked"
      : "not fully understood from here on: \(first.kind.message); what could be read was checked"
    return [Notice(isDeep ? .depth : .parse, .warning, path: file.path, message, range: offset..<offset, file: file)]
  }
}

extension SyntaxError.Kind {
  /// For people: what the parser stumbled over.
  var message: String {
    switch self {
    case .invalidByte: "a byte that is no text"
    case .unterminatedComment: "a comment without an end"
    case .unterminatedString: "a string without an end"
    case .unterminatedRegex: "a regular expression without an end"
    case .invalidNumber: "a malformed number"
    case .invalidOperator: "a malformed operator"
    case .invalidIdentifier: "a malformed name"
    case .conflictMarker: "a merge conflict"
    case .placeholder: "an editor placeholder"
    case .tooDeep: "nesting that is too deep"
    case .expected: "something is missing"
    case .unexpected: "something that fits nowhere"
    case .missingSeparator: "two statements on one line"
    case .unterminatedDirective: "an '#if' without '#endif'"
    }
  }
}

/// Runs independent work on threads with a stack that is large enough for the deepest accepted nesting.
enum Workers {
  /// macOS gives secondary threads half a megabyte, too little for 256 levels.
  private static let stackSize = 16 << 20
  private final class Shared<Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var next = 0
    private(set) var output: [Output?]
    private let count: Int
    private let batch: Int

    init(count: Int, batch: Int) {
      self.count = count
      self.batch = batch
      output = Array(repeating: nil, count: count)
    }

    func take() -> Range<Int>? {
      lock.withLock {
        guard next < count else { return nil }
        let range = next..<min(next + batch, count)
        next = range.upperBound
        return range
      }
    }

    func put(_ values: [(Int, Output)]) {
      lock.withLock { for (index, value) in values { output[index] = value } }
    }
  }

  /// Maps in parallel, keeping the order. Each thread has one state of its own.
  static func map<Input: Sendable, State, Output: Sendable>(
    _ input: [Input], threads: Int, makeState: @escaping @Sendable () -> State, _ body: @escaping @Sendable (Input, State) -> Output
  ) -> [Output] {
    let cores = threads > 0 ? threads : ProcessInfo.processInfo.activeProcessorCount
    // Of few pieces of work each may be a long one: then nobody takes several at once.
    let batch = max(1, min(8, input.count / (cores * 8)))
    let count = max(1, min(cores, (input.count + batch - 1) / batch))
    let shared = Shared<Output>(count: input.count, batch: batch)
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      let thread = Thread {
        let state = makeState()
        while let range = shared.take() {
          shared.put(range.map { ($0, body(input[$0], state)) })
        }
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
    return shared.output.compactMap { $0 }
  }
}
