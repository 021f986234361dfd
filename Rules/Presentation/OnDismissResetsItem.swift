import Linting
import Semantics
import Syntax

extension Rule {
  static let onDismissResetsItem = Rule(
    RuleInfo(
      id: "ondismiss-resets-item",
      category: .presentation,
      summary: "'onDismiss' sets to nil what SwiftUI has set to nil already.",
      rationale: """
        A dismissed presentation resets its item or flag by itself. Doing it again in 'onDismiss' is at best redundant; when the item has \
        just been replaced by another, it also closes the sheet that replaces this one.
        """,
      exceptions: "Silent when 'onDismiss' resets other state, when the driver is no plain '@State', and for a method that others call too.",
      severity: .warning,
      fix: "safe: the statement goes, and 'onDismiss' with it when nothing is left")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.isModal || presentation.kind == .popover, let onDismiss = presentation.onDismiss, let view = context.view(around: presentation.call.node), let name = presentation.driverName, view.isState(name),
        !context.isPreview(presentation.call.node), let (body, method) = code(onDismiss, view)
      else { return nil }
      guard let access = view.accesses(of: name).first(where: { access in presentation.isClosed(by: access) && body.statements.contains { $0.tree === access.node.tree && $0 == access.statement } }), let statement = access.statement
      else { return nil }
      let isShared = method.map { method in view.references.count { view.members[$0.target].node == method.node } > 1 } ?? false
      guard !isShared else { return nil }
      let openings = view.accesses(of: name).count { presentation.isOpened(by: $0) }
      let isRisky = presentation.isItemDriven && (openings >= 2 || isEnum(view.property(name), view, context))
      let value = presentation.isItemDriven ? "nil" : "false"
      let isHere = statement.tree === context.tree && method == nil
      return Finding(
        isRisky ? .warning : .info, "SwiftUI has set '\(name)' to \(value) before 'onDismiss' runs" + (isRisky ? "; doing it again also closes a sheet that replaces this one" : ""),
        at: isHere ? statement.range : onDismiss.range.prefixRange(of: context), fixes: [fix(statement, body, onDismiss, method, presentation, view, context)])
    }
  }

  /// The block that runs, and the method when it is given by name.
  private static func code(_ onDismiss: Node, _ view: ViewFacts) -> (Node, Member?)? {
    if onDismiss.kind == .closureExpr { return (onDismiss, nil) }
    guard let method = view.members.first(where: { $0.kind == .function && $0.name == (onDismiss.selfMember ?? onDismiss.text) }), let body = method.node.codeBlock else { return nil }
    return (body, method)
  }

  private static func isEnum(_ property: Property?, _ view: ViewFacts, _ context: FileContext) -> Bool {
    guard let path = property?.wrappedType?.typePath, case .found(let type) = context.index.resolve(path, from: view.type.scope + [view.type.name], in: view.type.file) else { return false }
    return type.kind == .enum
  }

  private static func fix(_ statement: Node, _ body: Node, _ onDismiss: Node, _ method: Member?, _ presentation: Presentation, _ view: ViewFacts, _ context: FileContext) -> FixIt {
    var transaction = Transaction()
    let isOnly = body.statements.count == 1
    let file = method?.file ?? context.file
    if isOnly {
      if let argument = onDismiss.parent, argument.kind == .argument { transaction.delete(argument: argument, in: context.file) } else { transaction.block() }
      if let method { transaction.delete(statement: method.node, in: file) }
    } else {
      transaction.delete(statement: statement, in: file)
    }
    return transaction.fix(isOnly ? "Remove 'onDismiss'" : "Remove the statement", .safe)
  }
}
