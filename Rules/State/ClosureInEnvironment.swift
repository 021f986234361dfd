import Linting
import Semantics
import Syntax

extension Rule {
  static let closureInEnvironment = Rule(
    RuleInfo(
      id: "closure-in-environment",
      category: .state,
      summary: "An environment value of the project is a closure.",
      rationale: """
        SwiftUI cannot compare closures, so a view that reads one from the environment is evaluated whenever the view that sets it is. Apple's \
        own actions, 'dismiss' and 'openURL', are structs that can be called: they compare what they hold.
        """,
      exceptions: "Only entries and keys that are declared as functions. Silent for structs with 'callAsFunction'.",
      severity: .info, profile: .all,
      fix: "suggestion: a struct with 'callAsFunction'")
  ) { context in
    let entries = context.extensions.filter { $0.path == ["EnvironmentValues"] || $0.path == ["FocusedValues"] }.flatMap(\.properties)
      .filter { property in property.declaration.attributes.contains { $0.attributeName == "Entry" } }
    let keys = context.types.filter { !Set($0.inherited.compactMap { $0 }).isDisjoint(with: ["EnvironmentKey", "FocusedValueKey"]) }
    let defaults = keys.flatMap(\.properties).filter { $0.name == "defaultValue" && $0.isStatic }
    let found = (entries + defaults).filter { $0.type?.functionType != nil || $0.type == nil && $0.initialValue?.kind == .closureExpr }
      .map { context.tree.range(ofToken: $0.nameToken) }
    let aliases = keys.flatMap { key in key.members.filter { $0.kind == .typealiasDecl && $0.declaredName == "Value" && $0.typeChild?.functionType != nil } }
      .filter { alias in !found.contains { range in alias.parent.map { $0.range.contains(range.lowerBound) } ?? false } }
      .map { context.tree.range(ofToken: $0.declaredNameToken) }
    return (found + aliases).map { range in
      Finding(.info, "SwiftUI cannot compare closures: who reads this one is evaluated whenever it is set anew", at: range, fixes: [FixIt("Wrap it in a struct with 'callAsFunction'", .suggestion)])
    }
  }
}
