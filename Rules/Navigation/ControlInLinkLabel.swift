import Linting
import Semantics
import Syntax

extension Rule {
  static let controlInLinkLabel = Rule(
    RuleInfo(
      id: "control-in-link-label",
      category: .navigation,
      summary: "A button, link or menu stands in the label of another control.",
      rationale: "Both want the same tap: in a list row the link wins or both act, and VoiceOver finds one control only.",
      exceptions: "Silent when the inner control has a button or menu style of its own (it then takes its own taps), is disabled or hidden, takes no hits or does nothing.",
      severity: .warning,
      fix: "suggestion: put it beside the link, or give it '.buttonStyle(.borderless)'")
  ) { context in
    context.calls(controls).compactMap { inner -> Finding? in
      guard !inner.isMember, context.index.isSwiftUI(inner.name), !context.isPreview(inner.node), !isInert(inner), let outer = outer(of: inner, context), !isStyled(inner, upTo: outer) else { return nil }
      return Finding(
        .warning, "This '\(inner.name)' stands in the label of a '\(outer.name)', and both want the same tap", at: inner.nameRange, notes: [Diagnostic.Note("the outer control", file: context.file, range: outer.nameRange)],
        fixes: [FixIt("Put it beside the label, or give it '.buttonStyle(.borderless)'", .suggestion)])
    }
  }

  private static let controls = ["Button", "NavigationLink", "Link", "Menu"]

  /// The control whose label holds another.
  private static func outer(of inner: Call, _ context: FileContext) -> Call? {
    var node = inner.node
    for ancestor in inner.node.ancestors {
      if ancestor.kind.isTypeDeclaration { return nil }
      if ancestor.kind == .callSuffix, let call = Call(ancestor) {
        if controls.contains(call.name), !call.isMember, context.index.isSwiftUI(call.name) { return isLabel(node, of: call, context) ? call : nil }
        // A menu, a sheet or a gesture inside the label is no longer the label.
        if call.isMember, !call.isInitializer, !["overlay", "background", "modifier"].contains(call.name) { return nil }
        if call.isInitializer, context.index.declares(call.name) || !ClosureRole.isKnownContainer(call.name) { return nil }
      }
      node = ancestor
    }
    return nil
  }

  private static func isLabel(_ part: Node, of call: Call, _ context: FileContext) -> Bool {
    if part.kind == .labeledClosure { return context.tree.name(ofToken: part.firstToken) == "label" }
    if part.kind == .argument { return part.argumentLabel == "label" }
    guard part.kind == .closureExpr else { return false }
    // The unlabelled trailing closure is the label when the action, destination or value is given before.
    switch call.name {
    case "Button": return call.argument("action") != nil
    case "NavigationLink": return call.argument("value") != nil || call.argument("destination").map { !$0.isTrailing } ?? false
    case "Link": return call.argument("destination") != nil
    default: return false
    }
  }

  /// A button that does nothing takes no tap from anybody.
  private static func isInert(_ call: Call) -> Bool {
    guard call.isNamed("Button"), let action = call.argument("action")?.value ?? (call.argument("label") != nil ? call.trailingClosure : nil) else { return false }
    return action.kind == .closureExpr && action.statements.isEmpty
  }

  private static func isStyled(_ inner: Call, upTo outer: Call) -> Bool {
    for ancestor in inner.node.ancestors {
      if ancestor.index == outer.node.index { return false }
      guard ancestor.kind == .chain else { continue }
      for modifier in ancestor.modifierCalls {
        if modifier.isNamed("buttonStyle") || modifier.isNamed("menuStyle"), !modifier.node.text.contains("automatic") { return true }
        if modifier.isNamed("disabled") || modifier.isNamed("allowsHitTesting") || modifier.isNamed("hidden") { return true }
      }
    }
    return false
  }
}
