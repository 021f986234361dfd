import Foundation
import Semantics
import Syntax

/// What to check and against what.
package struct LintOptions: Sendable {
  /// The oldest systems of all files, when the user gives them.
  package var targets = DeploymentTargets()
  /// What the project's manifests say, by path.
  package var targetsByPath: [String: DeploymentTargets] = [:]
  package var sdk: Version?
  package var profile = Profile.default
  package var only: Set<String> = []
  package var skip: Set<String> = []
  /// Worker threads; zero means one for each core.
  package var threads = 0

  package init() {}

  func targets(of file: SourceFile) -> DeploymentTargets { targets.isUnknown ? targetsByPath[file.path] ?? DeploymentTargets() : targets }
}

/// What a run found.
package struct LintResult: Sendable {
  /// Sorted by path, offset and rule.
  package var diagnostics: [Diagnostic] = []
  package var notices: [Notice] = []
  package var suppressed = 0
}

/// The pipeline: parse and collect all files in parallel, merge the declarations, gather the facts of all views in parallel, then
/// check all files in parallel.
package struct Linter: Sendable {
  package let rules: [Rule]
  package let options: LintOptions
  private let active: [Rule]
  private let knownRules: Set<String>
  private let activeRules: Set<String>

  package init(rules: [Rule], options: LintOptions) {
    self.rules = rules
    self.options = options
    active = rules.filter { rule in
      (options.only.isEmpty ? rule.info.profile <= options.profile : options.only.contains(rule.info.id)) && !options.skip.contains(rule.info.id)
    }
    knownRules = Set(rules.map(\.info.id))
    activeRules = Set(active.map(\.info.id))
  }

  /// A parsed file with what it declares.
  package struct Unit: Sendable {
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
    let index = ProjectIndex(units.map { ($0.file, $0.declarations) })
    let parts = Workers.map(units, threads: options.threads, makeState: { () }) { unit, _ in Project.part(of: unit.file, unit.declarations, index) }
    let project = Project(index: index, parts: parts)
    let navigation = ProjectNavigation(
      Workers.map(project.containers, threads: options.threads, makeState: { () }) { container, _ in NavigationHierarchy(of: container.call, in: container.file, project) })
    let results = Workers.map(units, threads: options.threads, makeState: { () }) { unit, _ in check(unit, project, navigation) }
    var result = LintResult()
    for part in results {
      result.diagnostics += part.diagnostics
      result.notices += part.notices
      result.suppressed += part.suppressed
    }
    return result
  }

  private func check(_ unit: Unit, _ project: Project, _ navigation: ProjectNavigation) -> LintResult {
    var result = LintResult()
    let file = unit.file
    guard !file.isContextOnly else { return result }
    result.notices += Self.parseNotices(file)
    let suppressions = Suppressions(file, knownRules: knownRules)
    result.notices += suppressions.notices
    guard Self.canHaveFindings(unit) else { return result }
    let context = FileContext(
      file: file, declarations: unit.declarations, project: project, navigation: navigation, targets: options.targets(of: file), sdk: options.sdk)
    var used = Set<Int>()
    for rule in active {
      for finding in rule.check(context) {
        // A form that is off by default shows in wider profiles, or when its rule is asked for.
        guard max(finding.profile, rule.info.profile) <= options.profile || options.only.contains(rule.info.id) else { continue }
        guard !file.tree.hasError(in: finding.range) else { continue }
        if let directive = suppressions.index(for: rule.info.id, at: finding.range.lowerBound) {
          used.insert(directive)
          result.suppressed += 1
          continue
        }
        result.diagnostics.append(
          Diagnostic(
            ruleID: rule.info.id, category: rule.info.category, severity: finding.severity, message: finding.message, file: file,
            range: finding.range, notes: finding.notes, fixes: finding.fixes.map { $0.available(on: context.targets) }))
      }
    }
    result.notices += unusedSuppressions(suppressions, used, file)
    result.diagnostics.sort { ($0.range.lowerBound, $0.ruleID, $0.message) < ($1.range.lowerBound, $1.ruleID, $1.message) }
    return result
  }

  /// Only a file that declares a type or extends one, or uses a UI framework, can hold a finding.
  private static func canHaveFindings(_ unit: Unit) -> Bool {
    !unit.declarations.types.isEmpty || !unit.declarations.extensions.isEmpty
      || !unit.declarations.imports.isDisjoint(with: ["SwiftUI", "WidgetKit", "UIKit", "AppKit"])
  }

  /// Reports suppressions whose rules all ran and found nothing there.
  private func unusedSuppressions(_ suppressions: Suppressions, _ used: Set<Int>, _ file: SourceFile) -> [Notice] {
    suppressions.directives.enumerated().compactMap { position, directive in
      guard !used.contains(position), Set(directive.rules).isSubset(of: activeRules) else { return nil }
      return Notice(
        .suppression, .info, path: file.path, "this suppression of '\(directive.rules.joined(separator: ", "))' silences nothing; remove it",
        range: directive.comment, file: file)
    }
  }

  /// One notice for a file that the parser did not fully understand.
  private static func parseNotices(_ file: SourceFile) -> [Notice] {
    guard let first = file.tree.errors.first else { return [] }
    let isReadable = file.tree.root.children.contains { $0.kind != .unexpected && $0.kind != .unparsed && $0.kind != .missing }
    guard isReadable else {
      return [Notice(.parse, .error, path: file.path, "is no Swift: nothing in it could be read, so nothing was checked", range: 0..<0, file: file)]
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
    case .invalidByte: "a byte that is no Swift text"
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
  private static let batch = 8

  private final class Shared<Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var next = 0
    private(set) var output: [Output?]
    private let count: Int

    init(count: Int) {
      self.count = count
      output = Array(repeating: nil, count: count)
    }

    func take() -> Range<Int>? {
      lock.withLock {
        guard next < count else { return nil }
        let range = next..<min(next + Workers.batch, count)
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
    let count = max(1, min(cores, (input.count + batch - 1) / batch))
    let shared = Shared<Output>(count: input.count)
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
