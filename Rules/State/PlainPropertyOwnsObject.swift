import Linting
import Semantics
import Syntax

extension Rule {
  static let plainPropertyOwnsObject = Rule(
    RuleInfo(
      id: "plain-property-owns-object",
      category: .state,
      summary: "A view makes its observable object in a plain property.",
      rationale: """
        A view's struct is made anew whenever its parent updates, and with it the object: what the user entered and what was loaded is gone. \
        '@State' keeps an '@Observable' object for the view's life, '@StateObject' an 'ObservableObject'.
        """,
      exceptions: """
        Silent for shared instances, apps, views that only a host of UIKit or AppKit makes, properties that callers can set, and objects of which \
        the body reads nothing that changes.
        """,
      severity: .warning,
      confidence: .medium,
      fix: "unsafe: '@State' or '@StateObject'; a suggestion when the object is replaced or used by an initialiser",
      references: ["https://developer.apple.com/documentation/swiftui/state"])
  ) { context in
    context.views.flatMap { view in
      view.propertiesInOrder.compactMap { property in
        guard let model = ownedModel(property, view, context) else { return nil }
        return Finding(
          .warning, "'\(property.name)' is a new '\(model.name)' each time this view's struct is made; '@\(wrapper(for: model, context))' keeps it", at: context.tree.range(ofToken: property.nameToken),
          fixes: [owning(property, model, view, context)])
      }
    }
  }

  /// The observable class whose object a plain property makes, when the body shows it and the view is made in another view's body.
  static func ownedModel(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> TypeDeclaration? {
    guard property.wrapper == nil, !property.isStatic, !property.isComputed, property.isLet || property.isPrivate, property.binding.tree === context.tree, property.initialValue?.construction(as: property.type) != nil,
      view.type.kind == .struct, !view.type.inherited.contains("App"), !property.modifiers.contains("lazy"),
      let model = context.index.heldClass(property, in: context.file), showsChange(of: model, in: property.name, view, context),
      context.project.uses(of: view.type).contains(where: { $0.isInBody(context) }), !context.isPreview(view.type.node)
    else { return nil }
    return model
  }

  /// The body reads a member whose changes the object announces.
  private static func showsChange(of model: TypeDeclaration, in name: String, _ view: ViewFacts, _ context: FileContext) -> Bool {
    let reads = view.memberReadsInBody(of: name).map(\.first.name)
    switch context.index.observation(of: model) {
    case .object: return reads.contains { context.index.publishedSource(of: $0, in: model) != nil }
    case .macro:
      guard model.attributes.contains("Observable") else { return false }
      return reads.contains { read in
        guard let (member, _) = context.index.property(read, ofClass: model) else { return false }
        return !member.isLet && !member.isComputed && !member.declaration.attributes.contains { $0.attributeName == "ObservationIgnored" }
      }
    default: return false
    }
  }

  private static func wrapper(for model: TypeDeclaration, _ context: FileContext) -> String { context.index.observation(of: model) == .object ? "StateObject" : "State" }

  private static func owning(_ property: Property, _ model: TypeDeclaration, _ view: ViewFacts, _ context: FileContext) -> FixIt {
    let wrapper = wrapper(for: model, context)
    let title = "Keep the object with '@\(wrapper)'"
    let isTouched = view.accesses(of: property.name).contains { $0.isAssignment || view.members[$0.member].kind == .initializer }
    // '==' would be synthesised from the wrapper, which has none.
    let isCompared = (view.type.inherited + context.index.extensions(of: view.type).flatMap(\.inherited)).contains { $0 == "Equatable" || $0 == "Hashable" }
    guard !isTouched, !isCompared, !property.sharesDeclaration, !property.hasObservers else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.insert("@\(wrapper) ", at: property.declaration.start, in: context.file)
    if property.isLet { transaction.replace(context.tree.range(ofToken: property.declaration.keywordToken), with: "var", in: context.file) }
    return transaction.fix(title, .unsafe, minimum: wrapper == "State" ? DeploymentTargets([.iOS: Version(17), .macOS: Version(14)]) : DeploymentTargets([.iOS: Version(14), .macOS: Version(11)]))
  }
}
