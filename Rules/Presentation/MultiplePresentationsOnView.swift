import Linting
import Semantics
import Syntax

extension Rule {
  static let multiplePresentationsOnView = Rule(
    RuleInfo(
      id: "multiple-presentations-on-view",
      category: .presentation,
      summary: "Several sheets, covers or popovers hang on one view.",
      rationale: """
        One view presents one sheet or cover at a time. Before iOS 14.5 and macOS 11.3 only the last of several modifiers of a kind worked \
        at all; since then two that are set together conflict: "Currently, only presenting a single sheet is supported". One \
        '.sheet(item:)' with an enum cannot conflict with itself.
        """,
      exceptions: """
        Alerts and dialogs have a slot of their own. Branches of '#if' are alternatives. Cases of one destination enum exclude each other. \
        On current systems modifiers that are never set together work; profile 'presentation' mentions them as advice.
        """,
      severity: .error,
      fix: "none; move the modifiers to the controls that open them, or use an enum")
  ) { context in
    var chains: [Node: [Presentation]] = [:]
    for presentation in context.presentations where presentation.kind.hasEscapingContent {
      chains[presentation.call.chain.outermostChain, default: []].append(presentation)
    }
    return chains.flatMap { chain, group -> [Finding] in
      let sheets = group.filter { $0.kind != .popover }, popovers = group.filter { $0.kind == .popover }
      let found = [sheets, popovers].compactMap { finding($0, context) }
      return found.isEmpty ? helperAdvice(chain, sheets, context).map { [$0] } ?? [] : found
    }
  }

  /// A function of the project's `extension View` that adds a sheet to the same chain.
  private static func helperAdvice(_ chain: Node, _ sheets: [Presentation], _ context: FileContext) -> Finding? {
    guard let first = sheets.first, !context.isPreview(chain) else { return nil }
    let functions = context.index.extensions(named: "View").flatMap(\.node.memberDeclarations).filter { $0.kind == .functionDecl }
    for call in chain.chainCalls where call.node != first.call.node && Presentation(call) == nil {
      let named = functions.filter { $0.declaredName == call.name }
      guard named.count == 1, let helper = named.first?.codeBlock?.statements.first, addsSheet(helper) else { continue }
      let second = call.nameToken > first.call.nameToken ? call.nameRange : first.call.nameRange
      return Finding(
        .info, "Two presentations hang on one view: '.\(call.name)' adds a sheet too, and the view shows one at a time", at: second, profile: .presentation)
    }
    return nil
  }

  /// The function's only expression applies a sheet to the view itself: `sheet(…)`, `self.sheet(…)`.
  private static func addsSheet(_ expression: Node) -> Bool {
    guard expression.kind == .chain else { return false }
    return expression.chainCalls.contains { ["sheet", "fullScreenCover"].contains($0.name) && $0.argument("isPresented") != nil || $0.name == "sheet" && $0.argument("item") != nil }
  }

  private static func finding(_ group: [Presentation], _ context: FileContext) -> Finding? {
    let group = group.sorted { $0.call.nameToken < $1.call.nameToken }
    guard let first = group.first, let second = group.first(where: { !first.call.node.isAlternative(to: $0.call.node) && $0.call.node != first.call.node }),
      !context.isPreview(first.call.node), !shareRoot(group)
    else { return nil }
    let together = group.filter { $0.call.node == first.call.node || !first.call.node.isAlternative(to: $0.call.node) }
    let notes = together.filter { $0.call.node != second.call.node }.map { Diagnostic.Note("another one on the same view", file: context.file, range: $0.call.nameRange) }
    let range = second.call.nameRange
    if context.targets.allowsOneSheetOnly, let pair = sameKind(together) {
      return Finding(
        .error, "Before iOS 14.5 and macOS 11.3 only the last '.\(pair.call.name)' of a view works; use one with an enum, or attach each to the control that opens it",
        at: range, notes: notes)
    }
    if let view = context.view(around: first.call.node), let action = openedTogether(together, view) {
      return Finding(
        .warning, "One action opens two presentations of this view, and only one can be up at a time; let one state say which",
        at: range, notes: notes + [Diagnostic.Note("both are opened in this action", file: context.fileOf(action, view), range: action.start..<min(action.end, action.start + 1))])
    }
    let count = together.count == 2 ? "Two" : together.count == 3 ? "Three" : "\(together.count)"
    return Finding(
      .info, "\(count) presentations hang on one view, which shows one at a time; one state that says which is up keeps them apart",
      at: range, notes: notes, profile: .presentation)
  }

  private static func sameKind(_ group: [Presentation]) -> Presentation? {
    for (position, presentation) in group.enumerated() where group[..<position].contains(where: { $0.kind == presentation.kind }) { return presentation }
    return nil
  }

  /// `$model.destination.add` and `$model.destination.edit`, or scopes of one store: one enum behind several modifiers.
  private static func shareRoot(_ group: [Presentation]) -> Bool {
    var roots: [String: Int] = [:]
    for presentation in group {
      if case .path(let root, let members) = presentation.driver.binding, members.count >= 2 { roots["\(root).\(members[0])", default: 0] += 1 }
      if case .other = presentation.driver.binding, presentation.driverArgument.value.text.contains(".scope(") { roots["scope", default: 0] += 1 }
    }
    return roots.values.contains { $0 >= 2 }
  }

  /// The action that opens two of the presentations.
  private static func openedTogether(_ group: [Presentation], _ view: ViewFacts) -> Node? {
    var actions: [(name: String, place: Node)] = []
    for presentation in group {
      guard case .projection(let name) = presentation.driver.binding else { continue }
      for access in view.accesses(of: name) {
        guard let closure = action(of: access, view), presentation.isOpened(by: access) else { continue }
        if actions.contains(where: { $0.place == closure && $0.name != name }), !isConditional(access.node, in: closure) { return closure }
        if !isConditional(access.node, in: closure) { actions.append((name, closure)) }
      }
    }
    return nil
  }

  /// The closure or method that runs as one action around an access.
  private static func action(of access: Access, _ view: ViewFacts) -> Node? {
    switch access.place {
    case .action(let closure): return closure
    case .inline:
      let member = view.members[access.member]
      return member.kind == .function && view.memberRegions[access.member].kinds.contains(.action) ? member.node : nil
    default: return nil
    }
  }

  /// Writes in different branches do not happen together.
  private static func isConditional(_ node: Node, in closure: Node) -> Bool {
    for ancestor in node.ancestors {
      if ancestor.index == closure.index { return false }
      switch ancestor.kind {
      case .ifBranch, .elseClause, .switchCase, .catchClause, .guardStatement: return true
      default: break
      }
    }
    return false
  }
}
