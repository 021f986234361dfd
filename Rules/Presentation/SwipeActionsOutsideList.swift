import Linting
import Semantics
import Syntax

extension Rule {
  static let swipeActionsOutsideList = Rule(
    RuleInfo(
      id: "swipe-actions-outside-list",
      category: .presentation,
      summary: "'swipeActions' stands on a row that is in no list.",
      rationale: "Swipe actions are a feature of 'List'; in a scroll view or a stack the modifier does nothing.",
      exceptions: """
        Silent when the row's container is not known, in a row view that some list may contain, in a 'Form', and from SDK 27 on inside a \
        'swipeActionsContainer()'.
        """,
      severity: .warning,
      fix: "suggestion: a 'List', or a menu")
  ) { context in
    context.calls("swipeActions").compactMap { call -> Finding? in
      guard call.isMember, context.project.viewFunctions["swipeActions"] == nil, let view = context.view(around: call.node), !context.isPreview(call.node) else { return nil }
      // On the list itself another rule speaks.
      if let list = call.chain.rootCall, list.isNamed("List") || list.isNamed("Form") { return nil }
      // Only what is written around it counts: a row may be used elsewhere.
      guard let member = view.members.first(where: { $0.node.contains(call.node) && $0.file.tree === call.tree }) else { return nil }
      var container: Call?
      for step in call.callee.surroundings(upTo: member.node) {
        switch step {
        case .member: return nil
        case .inside(let outer, _):
          if outer.isMember, !outer.isInitializer { return nil }
          if outer.isNamed("List") || outer.isNamed("Form") || context.index.declares(outer.name) { return nil }
          if ["ScrollView", "LazyVStack", "VStack", "LazyVGrid"].contains(outer.name) { container = container ?? outer }
          if !ClosureRole.isKnownContainer(outer.name) { return nil }
        case .modified(let modifier):
          if modifier.isNamed("swipeActionsContainer") || !ModifierTable.isModifier(modifier.name) { return nil }
        }
      }
      // At the top of a helper or of `body` a list may be around it.
      guard let container, container.isNamed("ScrollView") || isScrolled(container, member.node) || isRoot(container, member) else { return nil }
      return Finding(
        .warning, "'swipeActions' works only on a row of a 'List'; in this '\(container.name)' it does nothing", at: call.nameRange,
        notes: [Diagnostic.Note("the row's container", file: context.file, range: container.nameRange)], fixes: [FixIt("Use a 'List', or offer the actions in a context menu", .suggestion)])
    }
  }

  private static func isScrolled(_ container: Call, _ root: Node) -> Bool { container.node.enclosingCall(where: { $0.isNamed("ScrollView") }, upTo: root) != nil }

  /// The container, with a loop of rows in it, is what `body` consists of.
  private static func isRoot(_ container: Call, _ member: Member) -> Bool {
    member.name == "body" && container.node.descendants.contains { $0.kind == .callSuffix && (Call($0).map { ["ForEach", "List", "ScrollView", "Form"].contains($0.name) } ?? false) }
  }
}
