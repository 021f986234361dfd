import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetItemConstantID = Rule(
    RuleInfo(
      id: "sheet-item-constant-id",
      category: .presentation,
      summary: "Different items of a sheet have the same id, so changing from one to the other does not replace the sheet.",
      rationale: """
        SwiftUI replaces the sheet when the item's id changes. An id that is a literal, or that ignores what an enum's case carries, never \
        changes: the sheet keeps the first item's content.
        """,
      exceptions: """
        Silent for cases without a value, for a literal that several cases share on purpose, and for an id that the initialiser sets. The \
        enum form is advice of profile 'all': sharing one editor between values can be meant.
        """,
      severity: .warning, confidence: .medium,
      fix: "suggestion: make the id depend on the value")
  ) { context in
    context.types.flatMap { type -> [Finding] in
      guard context.index.isPresentedItem(type), let id = context.idProperty(of: type) else { return [] }
      switch type.kind {
      case .struct: return literal(id, type, context).map { [$0] } ?? []
      case .enum: return ignoredPayloads(id, type, context)
      default: return []
      }
    }
  }

  private static func literal(_ id: Property, _ type: TypeDeclaration, _ context: FileContext) -> Finding? {
    // In a loop the same id does more harm, which 'identifiable-constant-id' says.
    guard let value = id.constantValue, type.stores(besides: "id"), context.constantID(of: type) == nil else { return nil }
    return Finding(
      .warning, "Every '\(type.name)' has the id \(value.text), so presenting another one does not replace the sheet", at: context.tree.range(ofToken: id.nameToken),
      fixes: [FixIt("Make the id depend on the value", .suggestion)])
  }

  private static func isConstant(_ expression: Node) -> Bool {
    switch expression.kind {
    case .integerLiteral, .booleanLiteral: true
    case .stringLiteral: !expression.descendants.contains { $0.kind == .interpolation }
    default: false
    }
  }

  private static func ignoredPayloads(_ id: Property, _ type: TypeDeclaration, _ context: FileContext) -> [Finding] {
    guard let body = id.binding.getterBody, body.statements.count == 1, let statement = body.statements.first else { return [] }
    let decision = statement.kind == .returnStatement ? statement.expressionChild : statement
    guard let decision, decision.kind == .switchExpr, decision.firstChild?.text == "self" else { return [] }
    let payloads = Set(type.members.filter { $0.kind == .enumCaseDecl }.flatMap { $0.children.filter { $0.kind == .enumCaseElement && $0.firstChild(.parameterClause) != nil }.map(\.declaredName) })
    let cases = decision.children.filter { $0.kind == .switchCase }
    let results = cases.map { $0.statements.last?.text ?? "" }
    return zip(cases, results).compactMap { branch, result -> Finding? in
      guard let label = branch.firstChild(.caseLabel), let value = branch.statements.last, branch.statements.count == 1 else { return nil }
      let expression = value.kind == .returnStatement ? value.expressionChild : value
      guard let expression, isConstant(expression), results.count(where: { $0 == result }) == 1 else { return nil }
      let names = label.descendants.filter { $0.kind == .implicitMember || $0.kind == .memberSuffix }.map(\.name)
      guard names.count == 1, let name = names.first, payloads.contains(name) else { return nil }
      return Finding(
        .info, "Every '\(type.name).\(name)' has the id \(expression.text), so going from one to another does not replace the sheet", at: label.range,
        fixes: [FixIt("Make the id depend on what the case carries", .suggestion)], profile: .all)
    }
  }
}
