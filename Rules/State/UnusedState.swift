import Linting
import Semantics
import Syntax

extension Rule {
  static let unusedState = Rule(
    RuleInfo(
      id: "unused-state",
      category: .state,
      summary: "A '@State' is never used.",
      rationale: "Nothing reads, writes or binds the property. It only tells a reader that the view has a state which it does not have.",
      exceptions: """
        Silent unless the initial value is a literal, 'nil', an enum case or missing, because an object may be kept alive on purpose; when \
        an initialiser or a caller sets it, when a protocol's extension, a macro or 'value.name' may use it, and in previews.
        """,
      severity: .info,
      fix: "safe: a private one is deleted")
  ) { context in
    context.views.flatMap { view in
      view.propertiesInOrder.compactMap { property in
        guard isUnusedState(property, view, context) else { return nil }
        return Finding(.info, "'\(property.name)' is never used", at: context.tree.range(ofToken: property.nameToken), fixes: property.isPrivate ? [deletion(of: property, context)] : [])
      }
    }
  }

  /// A '@State' of this file that nothing mentions, and whose initial value has no effect of its own.
  static func isUnusedState(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Bool {
    guard property.wrapperName == "State", property.binding.tree === context.tree, view.type.kind == .struct, view.accesses(of: property.name).isEmpty, !property.hasObservers,
      property.initialValue.map({ context.isConstant($0, as: property.type) }) ?? true, property.wrapper?.children.contains(where: { $0.kind == .argument }) == false,
      !context.isPreviewType(view.type.node), !context.isPreview(view.type.node)
    else { return false }
    if !property.isPrivate {
      guard context.project.seesAllUses(of: view.type), !context.project.allUses(of: view.type).contains(where: { $0.call.argument(property.name) != nil }), !context.index.isRequired(property.name, of: view.type) else { return false }
    }
    return !context.mayBeUsedUnseen(property, of: view)
  }

  private static func deletion(of property: Property, _ context: FileContext) -> FixIt {
    let title = "Delete '\(property.name)'"
    guard !property.sharesDeclaration, !context.tree.isCommentedAbove(property.declaration) else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.delete(statement: property.declaration, in: context.file)
    return transaction.fix(title, .safe)
  }
}
