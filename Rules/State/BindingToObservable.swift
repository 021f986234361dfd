import Linting
import Semantics
import Syntax

extension Rule {
  static let bindingToObservable = Rule(
    RuleInfo(
      id: "binding-to-observable",
      category: .state,
      summary: "A '@Binding' to an '@Observable' object that the view never replaces.",
      rationale: """
        A binding hands on the right to replace the value. Of an object only the members change, and views follow those by reading them: \
        '@Bindable var book: Book' takes the object itself and still gives '$book.title'.
        """,
      exceptions: """
        Silent when the view assigns the property or hands '$book' on as a whole (a selection is replaced), for optionals, models of \
        SwiftData and generic views, and when an initialiser stores the binding.
        """,
      severity: .info,
      confidence: .medium,
      fix: "unsafe: '@Bindable', and '$book' becomes 'book' where the view is made; else a suggestion",
      minimum: DeploymentTargets([.iOS: Version(17), .macOS: Version(14), .tvOS: Version(17), .watchOS: Version(10)]),
      references: ["https://developer.apple.com/documentation/swiftui/bindable"])
  ) { context in
    context.views.flatMap { view in
      view.propertiesInOrder.compactMap { property in
        guard let model = observableBehindBinding(property, view, context), let attribute = property.wrapper else { return nil }
        let isBound = view.accesses(of: property.name).contains { if case .projection = $0.kind { true } else { false } }
        return Finding(
          .info, "'\(model.name)' is an '@Observable' object that this view does not replace; " + (isBound ? "take it with '@Bindable'" : "take it as a plain property"), at: attribute.range,
          fixes: [valueFix(property, attribute, view, context, replacement: isBound ? "@Bindable" : nil)])
      }
    }
  }

  /// The '@Observable' class behind a binding through which only its members are used.
  static func observableBehindBinding(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> TypeDeclaration? {
    guard property.wrapperName == "Binding", property.binding.tree === context.tree, view.type.kind == .struct, view.type.genericParameters.isEmpty,
      let model = context.index.heldClass(property, in: context.file), context.index.observation(of: model) == .macro, model.attributes.contains("Observable")
    else { return nil }
    let accesses = view.accesses(of: property.name)
    let usesOnlyMembers = accesses.allSatisfy { access in
      let next = access.node.parent?.kind == .chain ? access.node.nextSibling : nil
      switch access.kind {
      case .read: return true
      case .projection, .mutation: return next?.kind == .memberSuffix && next?.name != "wrappedValue"
      case .write, .storage: return false
      }
    }
    guard !accesses.isEmpty, usesOnlyMembers, !context.mayBeUsedUnseen(property, of: view, onlyProjection: true) else { return nil }
    return model
  }

  /// The binding becomes the value itself, also where the view is made.
  static func valueFix(_ property: Property, _ attribute: Node, _ view: ViewFacts, _ context: FileContext, replacement: String?) -> FixIt {
    let title = replacement.map { "Take it with '\($0)'" } ?? "Take it as a plain property"
    let calls = context.project.allUses(of: view.type)
    guard context.project.seesAllUses(of: view.type), !calls.isEmpty, view.type.initializers.isEmpty, !property.sharesDeclaration, property.declaration.attributes.count == 1, view.type.isPlainView(context.index)
    else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    if let replacement {
      transaction.replace(attribute.range, with: replacement, in: context.file)
    } else {
      transaction.delete(attribute: attribute, in: context.file)
      transaction.replace(context.tree.range(ofToken: property.declaration.keywordToken), with: "let", in: context.file)
    }
    for use in calls {
      guard let sign = use.call.argument(property.name)?.value.projectionSign else { return FixIt(title, .suggestion) }
      transaction.replace(sign, with: "", in: use.file)
    }
    return transaction.fix(title, .unsafe)
  }
}
