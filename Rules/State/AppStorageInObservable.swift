import Linting
import Semantics
import Syntax

extension Rule {
  static let appStorageInObservable = Rule(
    RuleInfo(
      id: "appstorage-in-observable",
      category: .state,
      summary: "A view reads '@AppStorage' of an '@Observable' class, which nothing observes.",
      rationale: """
        '@Observable' tracks its own stored properties. One with '@ObservationIgnored @AppStorage' goes past it, so a view that reads it does not \
        update when the value changes. Keep '@AppStorage' in the view, or mirror it in an observed property with 'didSet'.
        """,
      exceptions: """
        Silent when no body in the project reads the property or a getter that depends on it, when the class tracks it by hand with \
        'access(keyPath:)' and 'withMutation(keyPath:)', and for 'ObservableObject', where '@AppStorage' works.
        """,
      severity: .warning,
      fix: "suggestion: keep it in the view, or mirror it in an observed property",
      references: ["https://developer.apple.com/documentation/observation/observationignored()"])
  ) { context in
    context.types.flatMap { type -> [Finding] in
      guard type.kind == .class, type.attributes.contains("Observable"), context.index.observation(of: type) == .macro else { return [] }
      let stored = type.properties.filter { isStored($0, context) }
      guard !stored.isEmpty, !context.index.announcesByHand(type) else { return [] }
      return stored.compactMap { finding($0, type, context) }
    }
  }

  private static func isStored(_ property: Property, _ context: FileContext) -> Bool {
    context.appleWrapper(of: property) == "AppStorage" && !property.isStatic && !context.lacksObservationIgnored(property) && !context.isStoredSecret(property)
  }

  private static func finding(_ property: Property, _ type: TypeDeclaration, _ context: FileContext) -> Finding? {
    guard let attribute = property.wrapper, let read = context.project.bodyRead(of: Set([property.name] + getters(reading: property.name, in: type, context)), in: type) else { return nil }
    return Finding(
      .warning, "'@Observable' does not see changes of '\(property.name)', so the views that read it do not update", at: attribute.range,
      notes: [Diagnostic.Note("read by '\(read.view.name)'", file: read.file, range: read.node.nameRange)],
      fixes: [FixIt("Keep '@AppStorage' in the view, or mirror it in an observed property", .suggestion)])
  }

  /// The computed properties whose getter reads a property.
  private static func getters(reading name: String, in type: TypeDeclaration, _ context: FileContext) -> [String] {
    (type.properties + context.index.extensions(of: type).flatMap(\.properties)).filter { property in
      property.name != name && property.binding.getterBody?.mentionsOfMembers(upTo: property.binding).contains { $0.name == name } ?? false
    }.map(\.name)
  }
}
