import Linting
import Semantics

extension Rule {
  static let strongDelegate = Rule(
    RuleInfo(
      id: "strong-delegate",
      category: .uikit,
      summary: "A class holds its delegate strongly.",
      rationale: """
        The delegate is usually the object that owns this one. Both then keep each other alive, and neither the controller nor its views ever \
        go away: notifications arrive twice, memory grows with each visit of the screen. A delegate is a weak reference by convention.
        """,
      exceptions: """
        Silent for protocols that are not the project's own or that values can conform to, for constants, computed, static and lazy \
        properties and those with an initial value, for concrete classes, for structs and enums, where a comment says that it is strong on \
        purpose, and in tests. Data sources count only when the protocol is named for the class.
        """,
      severity: .warning,
      confidence: .medium,
      fix: "unsafe: 'weak'",
      references: ["https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/"], languages: [.swift, .objectiveC])
  ) { context in
    guard !context.isTest else { return [] }
    return context.controllerCode.delegates.compactMap { property in
      guard property.isClassBound.isYes, isDelegate(property), !isDouble(property.owner) else { return nil }
      var transaction = Transaction()
      if let fix = property.fix { transaction.replace(fix, with: context.dialect.weak, in: context.file) } else { transaction.block() }
      return Finding(
        .warning, "'\(property.name)' is held strongly, so '\(property.owner)' and its delegate may keep each other alive", at: property.nameRange, fixes: [transaction.fix("Make it weak", .unsafe)])
    }
  }

  /// A class that stands in for another one in tests and previews.
  private static func isDouble(_ name: String) -> Bool { ["Mock", "Fake", "Stub", "Spy", "Dummy", "Preview"].contains { name.hasPrefix($0) || name.hasSuffix($0) } }

  private static func isDelegate(_ property: DelegateProperty) -> Bool {
    if property.name == "delegate" || property.name.hasSuffix("Delegate") { return property.type.hasSuffix("Delegate") }
    return property.name == "dataSource" && property.type == property.owner + "DataSource"
  }
}
