import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationFlagToggle = Rule(
    RuleInfo(
      id: "presentation-flag-toggle",
      category: .presentation,
      summary: "'toggle()' opens or closes a sheet, depending on timing.",
      rationale: """
        A second tap while the sheet moves does the opposite of the first. An assignment says what is meant and can be repeated.
        """,
      exceptions: """
        Silent for popovers and inspectors, whose opener stays reachable so that toggling is the point, and for controls with a keyboard \
        shortcut.
        """,
      severity: .info, profile: .presentation,
      fix: "safe where the direction is known: '= true' outside, '= false' in the content; else unsafe")
  ) { context in
    context.views.flatMap { view -> [Finding] in
      let modal = view.presentations.filter { $0.isModal && !$0.isItemDriven }
      let flags = Set(modal.compactMap(\.driverName)).filter { view.isState($0) }
      let others = Set(view.presentations.filter { !$0.isModal }.compactMap(\.driverName))
      return view.accesses.compactMap { access -> Finding? in
        guard flags.contains(access.property), !others.contains(access.property), access.node.tree === context.tree, case .mutation = access.kind, access.node.calledMember == "toggle",
          let statement = access.statement, !hasShortcut(access.node), !context.isPreview(access.node), let presentation = modal.first(where: { $0.driverName == access.property })
        else { return nil }
        let isInContent = presentation.contentClosure?.contains(access.node) ?? false
        // Elsewhere only a control's action is known to open: events and methods may close as well.
        guard isInContent || isControl(access, view) else { return nil }
        let value = isInContent ? "false" : "true"
        let writesElsewhere = view.accesses(of: access.property).contains { other in
          guard case .write(let written) = other.kind else { return false }
          return written?.text != "false"
        }
        let spelling = access.node.kind == .memberSuffix ? "self.\(access.property)" : access.property
        var transaction = Transaction()
        transaction.replace(statement.range, with: "\(spelling) = \(value)", in: context.file)
        return Finding(
          .info, "'toggle()' \(isInContent ? "closes" : "opens") or does the opposite, depending on timing; write '\(spelling) = \(value)'", at: statement.range,
          fixes: [transaction.fix("Assign \(value)", isInContent || !writesElsewhere ? .safe : .unsafe)])
      }
    }
  }

  /// Only controls outside of every presentation run it.
  private static func isControl(_ access: Access, _ view: ViewFacts) -> Bool {
    guard let actions = view.actions(running: access) else { return false }
    return actions.allSatisfy { action in
      action.argumentCall.map { ["Button", "onTapGesture"].contains($0.name) } ?? false && !view.presentations.contains { $0.call.tree === action.tree && $0.call.node.contains(action) }
    }
  }

  private static func hasShortcut(_ node: Node) -> Bool {
    node.ancestors.contains { $0.kind == .chain && $0.modifierCalls.contains { $0.isNamed("keyboardShortcut") } }
  }
}
