import Linting
import Semantics
import Syntax

extension Rule {
  static let observationIgnoredWrapper = Rule(
    RuleInfo(
      id: "observation-ignored-wrapper",
      category: .state,
      summary: "A wrapped property of an '@Observable' class lacks '@ObservationIgnored'.",
      rationale: """
        '@Observable' turns the stored properties of its class into computed ones, and a computed property cannot have a property wrapper: \
        the class does not compile. '@ObservationIgnored' leaves the property as it is; its changes are then not observed.
        """,
      exceptions: """
        Silent for attributes that are no property wrappers, for static, constant and computed members, for models, and for the wrappers of views, \
        which do not work in a class at all.
        """,
      severity: .warning,
      fix: "safe: '@ObservationIgnored' is added; for '@Published', which '@Observable' replaces, a suggestion",
      references: ["https://developer.apple.com/documentation/observation/observationignored()"])
  ) { context in
    context.types.flatMap { type -> [Finding] in
      guard type.kind == .class, type.attributes.contains("Observable"), !context.index.declares("Observable"), otherMacros.isDisjoint(with: type.attributes) else { return [] }
      return type.properties.compactMap { finding($0, type, context) }
    }
  }

  /// Macros that treat wrapped properties in their own way.
  private static let otherMacros: Set<String> = ["Model", "Perceptible", "ObservableState", "ObservableDefaults"]

  private static let wrappers: Set<String> = [
    "AppStorage", "SceneStorage", "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding", "Published", "FetchRequest", "Query", "Dependency", "Injected",
    "LazyInjected", "Shared", "SharedReader", "Default",
  ]

  private static func finding(_ property: Property, _ type: TypeDeclaration, _ context: FileContext) -> Finding? {
    guard context.lacksObservationIgnored(property), let attribute = property.wrapper, !context.isWrapperOutsideView(property, of: type) else { return nil }
    let name = attribute.attributeName
    let fix: FixIt
    if name == "Published" {
      fix = FixIt("Drop '@Published', which '@Observable' replaces", .suggestion)
    } else {
      var transaction = Transaction()
      transaction.insert("@ObservationIgnored ", at: attribute.start, in: context.file)
      fix = transaction.fix("Add '@ObservationIgnored'", .safe)
    }
    return Finding(.warning, "'@Observable' cannot track '\(property.name)', which has the wrapper '@\(name)': it needs '@ObservationIgnored'", at: attribute.range, fixes: [fix])
  }

  fileprivate static func isWrapper(_ name: String, _ context: FileContext) -> Bool { wrappers.contains(name) || context.index.declaresWrapper(name) }
}

extension FileContext {
  /// A stored variable with a property wrapper, which `@Observable` is not told to leave alone.
  func lacksObservationIgnored(_ property: Property) -> Bool {
    guard let attribute = property.wrapper, !property.isStatic, !property.isLet, property.binding.firstChild(.accessorBlock) == nil, Rule.isWrapper(attribute.attributeName, self) else { return false }
    return property.declaration.attributes.allSatisfy { !["ObservationIgnored", "ObservationTracked"].contains($0.attributeName) }
  }
}
