import Linting
import Semantics
import Syntax

extension Rule {
  static let bindableNeverBound = Rule(
    RuleInfo(
      id: "bindable-never-bound",
      category: .state,
      summary: "'@Bindable' without a binding made from it.",
      rationale: """
        '@Bindable' exists to write '$book.title'. A view that only reads an '@Observable' object, or calls its methods, follows its changes \
        through a plain property just as well.
        """,
      exceptions: "Silent when '$book', '_book' or 'Bindable(book)' is used, when a protocol's extension or a macro may use them, and for wrappers of that name of other modules.",
      severity: .info,
      fix: "safe: the attribute goes, and 'var' becomes 'let' where nothing can assign it",
      references: ["https://developer.apple.com/documentation/swiftui/bindable"])
  ) { context in
    context.views.flatMap { view in
      view.propertiesInOrder.compactMap { property in
        guard property.wrapperName == "Bindable", property.binding.tree === context.tree, let attribute = property.wrapper, ["Bindable", "SwiftUI.Bindable"].contains(attribute.firstChild?.text),
          !view.accesses(of: property.name).contains(where: { isBound($0) }), !context.mayBeUsedUnseen(property, of: view, onlyProjection: true)
        else { return nil }
        return Finding(.info, "No binding is made from '\(property.name)'; a plain property is enough", at: attribute.range, fixes: [plain(property, attribute, view, context)])
      }
    }
  }

  private static func isBound(_ access: Access) -> Bool {
    switch access.kind {
    case .projection, .storage: return true
    case .read, .mutation, .write:
      // `$book.wrappedValue` is a read, `Bindable(book)` a binding.
      if access.node.name.hasPrefix("$") || access.node.name.hasPrefix("_") { return true }
      return access.node.enclosingCall { $0.isNamed("Bindable") } != nil
    }
  }

  private static func plain(_ property: Property, _ attribute: Node, _ view: ViewFacts, _ context: FileContext) -> FixIt {
    var transaction = Transaction()
    transaction.delete(attribute: attribute, in: context.file)
    let isAssigned = view.accesses(of: property.name).contains { $0.isAssignment && view.members[$0.member].kind != .initializer }
    if !isAssigned, property.initialValue == nil, !property.hasObservers, !property.sharesDeclaration, context.project.seesAllUses(of: view.type), view.type.isPlainView(context.index),
      !property.declaration.modifiers.contains(where: { $0.text.hasSuffix("(set)") }), !context.mayBeUsedUnseen(property, of: view)
    {
      transaction.replace(context.tree.range(ofToken: property.declaration.keywordToken), with: "let", in: context.file)
    }
    return transaction.fix("Take it as a plain property", .safe)
  }
}
