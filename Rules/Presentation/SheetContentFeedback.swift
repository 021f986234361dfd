import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetContentFeedback = Rule(
    RuleInfo(
      id: "sheet-content-feedback",
      category: .presentation,
      summary: "A sheet's content gets a state as an argument and writes it through a callback.",
      rationale: "Each callback makes the content anew with the new value while it is on screen. A binding, or a draft that the sheet owns, says which of the two is the source of truth.",
      exceptions: "Silent when the callback also closes the sheet, when the value only chooses a branch, and for bindings.",
      severity: .info, confidence: .medium, profile: .all,
      fix: "suggestion: a binding, or a draft owned by the sheet")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind.hasEscapingContent, let closure = presentation.contentClosure, let view = context.view(around: presentation.call.node), !context.isPreview(presentation.call.node) else { return nil }
      let isStale = view.staleReads(in: presentation, index: context.index) { context.facts(of: $0) }
      for node in closure.descendants where node.kind == .callSuffix {
        guard let call = Call(node), let child = context.project.view(madeBy: call, in: context.file) else { continue }
        for access in view.accesses where access.isRead && !access.isWrite && view.isState(access.property) && access.node.tree === node.tree && !isStale.contains(where: { $0.property.name == access.property }) {
          guard let argument = access.node.enclosingArgument, argument.parent == node, let label = argument.argumentLabel, !isSnapshot(label, child),
            let write = view.accesses(of: access.property).first(where: { write in
              guard write.isWrite, case .action(let action) = write.place, let (owner, _) = action.closureArgument, owner.node == node else { return false }
              return !closes(action, presentation, view)
            })
          else { continue }
          return Finding(
            .info, "'\(access.property)' goes into '\(child.name)' and is written by its callback, which makes the content anew while it is on screen", at: argument.range,
            notes: [Diagnostic.Note("written here", file: context.file, range: write.node.nameRange)], fixes: [FixIt("Hand over a binding, or let the sheet own a draft", .suggestion)])
        }
      }
      return nil
    }
  }

  /// The child takes it as the first value of a state of its own.
  private static func isSnapshot(_ label: String, _ child: TypeDeclaration) -> Bool {
    child.properties.first { $0.name == label }.map { $0.wrapperName == "State" } ?? true || child.initializers.contains { $0.text.contains("State(initialValue: \(label)") || $0.text.contains("State(wrappedValue: \(label)") }
  }

  private static func closes(_ action: Node, _ presentation: Presentation, _ view: ViewFacts) -> Bool {
    view.accesses.contains { access in
      guard access.node.tree === action.tree, action.contains(access.node) else { return false }
      return access.property == presentation.driverName || view.property(access.property).map { ExitSearch.isDismissal($0) } ?? false
    }
  }
}
