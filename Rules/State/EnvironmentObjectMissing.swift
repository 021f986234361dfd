import Linting
import Semantics
import Syntax

extension Rule {
  static let environmentObjectMissing = Rule(
    RuleInfo(
      id: "environment-object-missing",
      category: .state,
      summary: "A view needs an object from the environment that nothing above it puts there.",
      rationale: """
        '@EnvironmentObject' and '@Environment(Model.self)' crash when the object is missing. They look in different places: what \
        '.environmentObject(model)' injects, '@Environment(Model.self)' does not find, and the other way round.
        """,
      exceptions: """
        Only when every way from the app's scenes to the view is in the project and known, without UIKit hosts, unknown modifiers and containers. By default only the \
        object that is injected with the wrong modifier is reported. Silent for optional values.
        """,
      severity: .error,
      fix: "suggestion: inject it above the view")
  ) { context in
    context.views.flatMap { view -> [Finding] in
      guard !context.isPreview(view.type.node), !context.isTest else { return [] }
      return view.propertiesInOrder.compactMap { finding($0, view, context) }
    }
  }

  private static func finding(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    let isObject = property.wrapperName == "EnvironmentObject"
    guard isObject || property.wrapperName == "Environment", property.binding.tree === context.tree, !property.isOptional, let attribute = property.wrapper,
      isObject || attribute.firstChild(.argument)?.firstChild?.kind == .chain, let model = context.index.heldClass(property, in: context.file)
    else { return nil }
    let isBoth = context.index.observation(of: model) == .both
    guard isBoth || context.shows(.all) else { return nil }
    let type = ValueType.declared(model.qualifiedName)
    guard context.project.isInjected(type, above: view.type, asObject: isObject) == .no else { return nil }
    let modifier = isObject ? "environmentObject" : "environment", other = isObject ? "environment" : "environmentObject"
    // Only a class of both kinds can be injected with either modifier.
    if isBoth, context.project.isInjected(type, above: view.type, asObject: !isObject) == .yes {
      return Finding(
        .error, "'\(model.name)' is injected with '.\(other)', where '@\(property.wrapperName)' does not look: reading '\(property.name)' crashes", at: attribute.range,
        fixes: [FixIt("Inject it with '.\(modifier)'", .suggestion)])
    }
    return Finding(
      .warning, "'\(view.name)' needs a '\(model.name)' in the environment, and nothing above it injects one", at: attribute.range, fixes: [FixIt("Inject it above with '.\(modifier)'", .suggestion)], profile: .all)
  }
}
