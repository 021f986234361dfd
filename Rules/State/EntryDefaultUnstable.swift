import Linting
import Semantics
import Syntax

extension Rule {
  static let entryDefaultUnstable = Rule(
    RuleInfo(
      id: "entry-default-unstable",
      category: .state,
      summary: "The default of an environment value is another one each time it is read.",
      rationale: """
        '@Entry' turns the default into a computed property: each view that reads the value without anybody having set it evaluates the expression \
        again. A class gives each reader an object of its own, and a date or UUID is never the same twice.
        """,
      exceptions: """
        Silent for values, shared instances and stored defaults, for optionals, for classes without variables, which are all alike, and for entries of focused \
        values, transactions and containers.
        """,
      severity: .warning,
      fix: "suggestion: a 'static let' that holds the default",
      references: ["https://developer.apple.com/documentation/swiftui/entry()"])
  ) { context in
    guard !context.isTest else { return [] }
    let entries = context.extensions.filter { $0.path == ["EnvironmentValues"] }.flatMap(\.properties).filter { property in property.declaration.attributes.contains { $0.attributeName == "Entry" } }
    let found = entries.compactMap { entry in entry.initialValue.flatMap { finding($0, entry, "The default of this '@Entry' is evaluated with each read", context) } }
    return found + keys(context)
  }

  /// `static var defaultValue: Store { Store() }` of an `EnvironmentKey`
  private static func keys(_ context: FileContext) -> [Finding] {
    let types = context.types.filter { $0.inherited.contains("EnvironmentKey") && !context.index.declares("EnvironmentKey") }
    return types.flatMap(\.properties).compactMap { property in
      guard property.name == "defaultValue", property.isStatic, let body = property.binding.getterBody, body.statements.count == 1, let statement = body.statements.first else { return nil }
      let value = statement.kind == .returnStatement ? statement.expressionChild : statement
      return value.flatMap { finding($0, property, "This default is computed with each read", context) }
    }
  }

  private static func finding(_ value: Node, _ property: Property, _ reason: String, _ context: FileContext) -> Finding? {
    guard !(property.type.map { $0.kind == .optionalType } ?? false) else { return nil }
    let what: String
    if let type = context.index.constructedClass(value, as: property.type, in: context.file) {
      guard hasVariables(type, context) else { return nil }
      what = "each reader gets a '\(type.name)' of its own"
    } else if isNewValue(value, context) {
      what = "it is never the same twice"
    } else {
      return nil
    }
    return Finding(.warning, "\(reason): \(what)", at: value.range, fixes: [FixIt("Keep the default in a 'static let'", .suggestion)])
  }

  /// Objects without variables are all alike.
  private static func hasVariables(_ type: TypeDeclaration, _ context: FileContext) -> Bool {
    context.index.classes(of: type).contains { $0.properties.contains { !$0.isStatic && !$0.isLet && !$0.isComputed } }
  }

  private static func isNewValue(_ value: Node, _ context: FileContext) -> Bool {
    let text = value.text
    let isMoment = ["Date()", "UUID()", "Date.now", "Date.init()", "UUID.init()", "UUID().uuidString"].contains(text)
    let isRandom = value.kind == .chain && ["Int", "Double", "CGFloat", "Float", "Bool"].contains(value.firstChild?.text ?? "") && value.descendants.contains { $0.kind == .memberSuffix && $0.name == "random" }
    return (isMoment || isRandom) && !context.index.declares(value.firstChild?.text ?? "")
  }
}
