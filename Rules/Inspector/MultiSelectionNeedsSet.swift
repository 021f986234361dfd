import Linting
import Semantics
import Syntax

extension Rule {
  static let multiSelectionNeedsSet = Rule(
    RuleInfo(
      id: "multi-selection-needs-set",
      category: .inspector,
      summary: "A list's selection is single where several rows are meant, or a set where one is.",
      rationale: "Rows can be selected together only with a 'Set'; and a set of which only the first is read lets the user select what is then ignored.",
      exceptions: "Silent when the set is counted, searched or handed on.",
      severity: .info, confidence: .medium, profile: .all,
      fix: "suggestion: a 'Set', or a single value")
  ) { context in
    context.calls(["List", "Table"]).compactMap { call -> Finding? in
      guard !call.isMember, context.index.isSwiftUI(call.name), let binding = call.argument("selection")?.value, case .projection(let name) = BindingExpression(binding), let view = context.view(around: call.node), view.isState(name),
        let property = view.property(name), !context.isPreview(call.node)
      else { return nil }
      let isSet = property.type?.typePath == ["Set"] || property.initialValue?.text.hasPrefix("Set<") ?? false
      if isSet { return onlyFirst(name, call, view) }
      guard property.isOptional, let menu = call.chain.modifierCalls.first(where: { $0.isNamed("contextMenu") && $0.argument("forSelectionType") != nil }), let closure = menu.trailingClosure,
        let items = closure.firstChild(.closureSignature)?.descendants.first(where: { $0.kind == .closureParameter })?.declaredName, iterates(items, closure)
      else { return nil }
      return Finding(.info, "Several rows are handled here, but '\(name)' holds one; use a 'Set'", at: call.nameRange, fixes: [FixIt("Make '\(name)' a 'Set'", .suggestion)])
    }
  }

  private static func onlyFirst(_ name: String, _ call: Call, _ view: ViewFacts) -> Finding? {
    let reads = view.accesses(of: name).filter { $0.isRead && !$0.isWrite }
    let others = view.accesses(of: name).contains { access in
      if case .projection = access.kind { return !call.node.contains(access.node) }
      if case .storage = access.kind { return true }
      return false
    }
    guard !reads.isEmpty, !others, reads.allSatisfy({ $0.node.parent?.kind == .chain && $0.node.nextSibling?.kind == .memberSuffix && $0.node.nextSibling?.name == "first" }) else { return nil }
    return Finding(.info, "Of the set '\(name)' only the first is ever read, so other selected rows are ignored", at: call.nameRange, fixes: [FixIt("Use a single optional value", .suggestion)])
  }

  /// The closure counts the selected items or loops over them.
  private static func iterates(_ name: String, _ closure: Node) -> Bool {
    closure.descendants.contains { node in
      guard node.kind == .identifierExpr, node.name == name else { return false }
      if node.parent?.kind == .chain, let member = node.nextSibling, member.kind == .memberSuffix { return ["count", "forEach", "map", "filter"].contains(member.name) }
      return node.parent?.kind == .forStatement || node.enclosingArgument?.parent.flatMap { Call($0) }?.isNamed("ForEach") ?? false
    }
  }
}
