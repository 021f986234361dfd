import Linting
import Semantics
import Syntax

extension Rule {
  static let stateObjectWithObservable = Rule(
    RuleInfo(
      id: "stateobject-with-observable",
      category: .state,
      summary: "A wrapper for 'ObservableObject' holds an '@Observable' class.",
      rationale: """
        '@StateObject', '@ObservedObject' and '@EnvironmentObject' take objects that conform to 'ObservableObject'; an '@Observable' class does \
        not, and the compiler rejects it. Views follow such a class by reading it: own it with '@State', take it as a plain or '@Bindable' \
        property, or read it with '@Environment(Model.self)'.
        """,
      exceptions: "Silent for a class that is both, that is declared more than once, or that has a base or protocol which is not known.",
      severity: .warning,
      fix: "suggestion: '@State', '@Bindable' or '@Environment(Model.self)'",
      minimum: DeploymentTargets([.iOS: Version(17), .macOS: Version(14), .tvOS: Version(17), .watchOS: Version(10)]),
      references: ["https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro"])
  ) { context in
    context.views.flatMap { view in
      view.propertiesInOrder.compactMap { finding($0, view, context) }
    }
  }

  private static func finding(_ property: Property, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    let wrapper = property.wrapperName
    guard ["StateObject", "ObservedObject", "EnvironmentObject"].contains(wrapper), property.binding.tree === context.tree, let attribute = property.wrapper,
      let model = context.index.heldClass(property, in: context.file), model.attributes.contains("Observable"), context.index.isObservableObject(model).isNo
    else { return nil }
    let isBound = view.accesses(of: property.name).contains { if case .projection = $0.kind { true } else { false } }
    let replacement =
      switch wrapper {
      case "StateObject": "@State"
      case "EnvironmentObject": "@Environment(\(model.qualifiedName).self)"
      default: isBound ? "@Bindable" : ""
      }
    var end = attribute.end
    while replacement.isEmpty, context.tree.isBlank(end) { end += 1 }
    return Finding(
      .warning, "'\(model.name)' is '@Observable', not an 'ObservableObject': '@\(wrapper)' does not take it", at: attribute.range,
      notes: [Diagnostic.Note("declared here", file: model.file, range: model.node.tree.range(ofToken: model.nameToken))],
      fixes: [FixIt(replacement.isEmpty ? "Take it as a plain property" : "Use '\(replacement)'", .suggestion, edits: [context.edit(attribute.start..<end, replacement)])])
  }
}
