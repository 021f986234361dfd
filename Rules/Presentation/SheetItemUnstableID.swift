import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetItemUnstableID = Rule(
    RuleInfo(
      id: "sheet-item-unstable-id",
      category: .presentation,
      summary: "The id of a presented item is another one each time it is read.",
      rationale: """
        SwiftUI compares the item's id between updates. A computed id that makes a new UUID, date or random number differs every time, so \
        the sheet is dismissed and presented again whenever the presenter updates while it is up.
        """,
      exceptions: """
        Silent for stored ids and for ids computed from constants. An id that falls back to a new one only when the real one is missing \
        is mentioned as advice.
        """,
      severity: .warning,
      fix: "a stored id: safe in a plain internal struct, unsafe where equality, hashing or coding would change",
      references: ["https://developer.apple.com/documentation/swift/identifiable"])
  ) { context in
    context.types.filter { context.index.isPresentedItem($0) }.compactMap { finding($0, context) }
  }

  private static func finding(_ type: TypeDeclaration, _ context: FileContext) -> Finding? {
    guard let id = UnstableID(of: type, context) else { return editedSource(type, context) }
    // In a list the same id does more harm, which 'identifiable-computed-uuid' says.
    if !id.isFallback, !context.loopsByOwnID(over: type).isEmpty { return nil }
    let message =
      id.isFallback
      ? "Without its real id '\(type.name)' gets a new one each time; SwiftUI then presents the item again and again"
      : "The id of '\(type.name)' is a new one each time it is read, so SwiftUI dismisses and presents the item again with every update"
    let fix = id.isFallback ? nil : id.fix(type, context)
    return Finding(id.isFallback ? .info : .warning, message, at: context.tree.range(ofToken: id.property.nameToken), fixes: fix.map { [$0] } ?? [])
  }

  private static func editedSource(_ type: TypeDeclaration, _ context: FileContext) -> Finding? {
    let properties = type.properties + context.index.extensions(of: type).filter { $0.file === context.file }.flatMap(\.properties)
    guard let property = properties.first(where: { $0.name == "id" && !$0.isStatic }), let body = property.binding.getterBody else { return nil }
    return editedSource(property, body, type, context)
  }

  /// `var id: String { text }`, while some sheet's content writes `item?.text = …`: the sheet is presented anew with each edit.
  private static func editedSource(_ property: Property, _ body: Node, _ type: TypeDeclaration, _ context: FileContext) -> Finding? {
    guard body.statements.count == 1, let expression = body.statements.first else { return nil }
    let name = expression.selfMember ?? (expression.kind == .identifierExpr ? expression.name : "")
    guard let stored = type.properties.first(where: { $0.name == name }), !stored.isLet, !stored.isComputed, !stored.isStatic,
      let (write, file) = context.index.editInContent(of: type, member: name, facts: { context.facts(of: $0) })
    else { return nil }
    return Finding(
      .warning, "The id of '\(type.name)' follows '\(name)', which its own sheet edits; with each edit SwiftUI dismisses the sheet and presents it again",
      at: context.tree.range(ofToken: property.nameToken), notes: [Diagnostic.Note("edited here", file: file, range: write.nameRange)])
  }
}
