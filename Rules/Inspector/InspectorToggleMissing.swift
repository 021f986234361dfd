import Linting
import Semantics
import Syntax

extension Rule {
  static let inspectorToggleMissing = Rule(
    RuleInfo(
      id: "inspector-toggle-missing",
      category: .inspector,
      summary: "Nothing opens this inspector again once it is closed.",
      rationale: "The user can close an inspector by dragging its edge. Without a button or command that sets its flag it is gone for good.",
      exceptions: "Silent when the flag is written or handed on anywhere, when it comes from outside or is stored, and when the app has 'InspectorCommands'.",
      severity: .warning, confidence: .medium,
      fix: "suggestion: a toolbar button that toggles it")
  ) { context in
    guard !context.project.hasInspectorCommands else { return [] }
    return context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind == .inspector, !presentation.isItemDriven, let name = presentation.driverName, let view = context.view(around: presentation.call.node), view.isState(name), view.property(name)?.isPrivate ?? false,
        !context.isPreview(presentation.call.node)
      else { return nil }
      let opens = view.accesses(of: name).contains { access in
        if presentation.driverArgument.node.contains(access.node), access.node.tree === context.tree { return false }
        switch access.kind {
        case .write(let value): return value?.text != "false"
        case .mutation, .projection, .storage: return true
        case .read: return false
        }
      }
      guard !opens else { return nil }
      return Finding(
        .warning, "Nothing sets '\(name)' to true, so a closed inspector cannot be opened again", at: presentation.call.nameRange,
        fixes: [FixIt("Add a toolbar button that toggles '\(name)'", .suggestion)])
    }
  }
}
