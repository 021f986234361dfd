import Linting
import Semantics
import Syntax

extension Rule {
  static let retroactiveIdentifiable = Rule(
    RuleInfo(
      id: "retroactive-identifiable",
      category: .presentation,
      summary: "A type of the system is made Identifiable for the whole program.",
      rationale: """
        'extension String: Identifiable' says that every string in the program is identified by its text, in every module that sees it, \
        and collides when the system or a package says something else. A small struct with an 'id' says it where it is true.
        """,
      exceptions: "Silent for types of the project and of packages.",
      severity: .info,
      fix: "suggestion: a wrapper with an 'id'")
  ) { context in
    context.extensions.compactMap { declaration -> Finding? in
      let node = declaration.node, path = declaration.path
      guard path.count == 1, declaration.inherited.contains("Identifiable"), KnownNames.isNeverIdentifiable(path[0]), !context.index.declares(path[0]), node.firstChild(.whereClause) == nil,
        let conformance = node.inheritedTypes.first(where: { $0.typeName == "Identifiable" })
      else { return nil }
      return Finding(
        .info, "This makes every '\(path[0])' in the program Identifiable; wrap the value in a struct with an 'id' instead", at: conformance.range,
        fixes: [FixIt("Wrap the value: 'struct Item: Identifiable { let id = UUID(); let value: \(path[0]) }'", .suggestion)],
        // With '@retroactive' the author has said that it is meant.
        profile: conformance.text.contains("retroactive") ? .presentation : .default)
    }
  }
}
