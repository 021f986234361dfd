import Linting
import Semantics
import Syntax

extension Rule {
  private static let threshold = RuleOption.integer("threshold", 2...20, default: 3, "how many Booleans of one view are a warning")

  static let booleanPresentationFlags = Rule(
    RuleInfo(
      id: "boolean-presentation-flags",
      category: .presentation,
      summary: "A view opens its sheets with several Booleans.",
      rationale: """
        A view shows one sheet or cover at a time, so N Booleans describe 2^N states of which N + 1 make sense. One optional value of an \
        Identifiable enum can only say what is possible, and one '.sheet(item:)' replaces the row of modifiers.
        """,
      exceptions: """
        Alerts, dialogs and popovers have slots of their own. Flags of different branches of '#if' are alternatives. Two flags are \
        mentioned in profile 'presentation'; from three on it is a warning.
        """,
      severity: .warning,
      fix: "unsafe: an enum and one '.sheet(item:)', where all modifiers are alike and stand in one chain",
      options: [threshold])
  ) { context in
    guard !context.targets.allowsOneSheetOnly else { return [] }
    return context.views.compactMap { view -> Finding? in
      let driven = view.presentations.filter { presentation in
        // One in the content of another can be up together with it.
        presentation.isModal && !presentation.isItemDriven && !isNested(presentation) && presentation.driverName.map { view.isState($0) && !isMirror($0, view) } ?? false
      }
      let flags = Set(driven.compactMap(\.driverName))
      guard flags.count >= 2, count(driven) >= 2, !context.isPreview(view.type.node),
        let first = flags.compactMap({ view.property($0) }).filter({ $0.binding.tree === context.tree }).min(by: { $0.nameToken < $1.nameToken })
      else { return nil }
      let total = count(driven)
      let isTooMany = total >= context.integer(threshold)
      let names = flags.compactMap { view.property($0) }.sorted { $0.nameToken < $1.nameToken }.map(\.name)
      let notes = driven.filter { $0.call.tree === context.tree }.map { Diagnostic.Note("opened by '\($0.driverName ?? "")'", file: context.file, range: $0.call.nameRange) }
      return Finding(
        isTooMany ? .warning : .info, "\(names.quotedList) are \(total) Booleans for one slot; an Identifiable enum and one '.sheet(item:)' cannot contradict themselves",
        at: context.tree.range(ofToken: first.nameToken), notes: notes, fixes: [EnumFix(driven, view, context).fix], profile: isTooMany ? .default : .presentation)
    }
  }

  /// Written with other values than true and false, the flag follows somebody else's.
  private static func isMirror(_ name: String, _ view: ViewFacts) -> Bool {
    view.accesses(of: name).contains { access in
      guard case .write(let value?) = access.kind else { return false }
      return value.kind != .booleanLiteral
    }
  }

  private static func isNested(_ presentation: Presentation) -> Bool {
    presentation.call.node.enclosingPresentation != nil
  }

  /// The flags that exist together: of the branches of one `#if` only the largest counts.
  private static func count(_ presentations: [Presentation]) -> Int {
    var always: Set<String> = []
    var branches: [Node: [Node: Set<String>]] = [:]
    for presentation in presentations {
      guard let name = presentation.driverName else { continue }
      if let clause = presentation.call.node.ancestors.first(where: { $0.kind == .ifConfigClause }), let configuration = clause.parent {
        branches[configuration, default: [:]][clause, default: []].insert(name)
      } else {
        always.insert(name)
      }
    }
    return always.count + branches.values.map { $0.values.map { $0.subtracting(always).count }.max() ?? 0 }.reduce(0, +)
  }
}
