import Linting
import Semantics
import Syntax

extension Rule {
  static let stateNeverWritten = Rule(
    RuleInfo(
      id: "state-never-written",
      category: .state,
      summary: "A private '@State' never changes.",
      rationale: "Nothing writes the property or binds it, so it keeps its initial value for ever. A constant says so and costs nothing.",
      exceptions: """
        Silent unless the initial value is a literal or an enum case and the type one of the standard library or an enum: 'UUID()', a date or \
        a shuffled list is kept by the state, and a constant would be made anew. Any method call on a value other than text or a number \
        counts as a change. Silent in previews.
        """,
      severity: .info,
      confidence: .medium,
      fix: "unsafe: 'private let'")
  ) { context in
    context.views.flatMap { view in
      view.propertiesInOrder.compactMap { property in
        guard isConstantState(property, view, context) else { return nil }
        return Finding(.info, "'\(property.name)' never changes; a constant is enough", at: context.tree.range(ofToken: property.nameToken), fixes: [constant(property, context)])
      }
    }
  }

  static func isConstantState(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Bool {
    guard property.wrapperName == "State", property.isPrivate, property.binding.tree === context.tree, view.type.kind == .struct, !property.hasObservers, let value = property.initialValue,
      context.isConstant(value, as: property.type), !context.isPreviewType(view.type.node), !context.isPreview(view.type.node)
    else { return false }
    let type = TypeResolver(context.index).type(of: property, in: context.file)
    guard isPlainValue(type, context) else { return false }
    let accesses = view.accesses(of: property.name)
    guard !accesses.isEmpty, accesses.allSatisfy({ isHarmlessRead($0, type) }) else { return false }
    return !context.mayBeUsedUnseen(property, of: view)
  }

  /// A value of the standard library or of an enum without methods that change it.
  private static func isPlainValue(_ type: ValueType, _ context: FileContext) -> Bool {
    switch type {
    case .known: return true
    case .declared: return TypeResolver(context.index).declaration(of: type)?.kind == .enum
    case .optional(let inner), .array(let inner), .set(let inner): return isPlainValue(inner, context)
    case .importedEnum: return true
    case .unknown, .importedClass: return false
    }
  }

  private static func isHarmlessRead(_ access: Access, _ type: ValueType) -> Bool {
    // `self` handed on as a whole may be written through.
    guard case .read = access.kind, access.place != .unknown, access.node.kind != .identifierExpr || access.node.name == access.property else { return false }
    if case .known(let name) = type, ["String", "Int", "Double", "Float", "CGFloat", "Bool"].contains(name) { return true }
    guard access.node.parent?.kind == .chain else { return true }
    var next = access.node.nextSibling
    while let suffix = next {
      if suffix.kind == .callSuffix { return false }
      next = suffix.nextSibling
    }
    return true
  }

  private static func constant(_ property: Property, _ context: FileContext) -> FixIt {
    let title = "Make '\(property.name)' a constant"
    guard let attribute = property.wrapper, property.declaration.attributes.count == 1, !property.sharesDeclaration else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.delete(attribute: attribute, in: context.file)
    transaction.replace(context.tree.range(ofToken: property.declaration.keywordToken), with: "let", in: context.file)
    return transaction.fix(title, .unsafe)
  }
}
