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
    let parts = [(type.node, type.properties)] + context.index.extensions(of: type).filter { $0.file === context.file }.map { ($0.node, $0.properties) }
    for (part, properties) in parts {
      guard let property = properties.first(where: { $0.name == "id" && !$0.isStatic }), let body = property.binding.getterBody else { continue }
      guard let source = unstableSource(body) else {
        if let finding = editedSource(property, body, type, context) { return finding }
        continue
      }
      let range = context.tree.range(ofToken: property.nameToken)
      let isFallback = isFallback(source, in: body)
      let message =
        isFallback
        ? "Without its real id '\(type.name)' gets a new one each time; SwiftUI then presents the item again and again"
        : "The id of '\(type.name)' is a new one each time it is read, so SwiftUI dismisses and presents the item again with every update"
      let fix = isFallback || part != type.node ? nil : fix(property, body, type, context)
      return Finding(isFallback ? .info : .warning, message, at: range, fixes: fix.map { [$0] } ?? [])
    }
    return nil
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

  /// The call that makes a new value each time.
  private static func unstableSource(_ body: Node) -> Node? {
    for node in body.descendants {
      // `Date.now`
      if node.kind == .memberSuffix, node.name == "now", node.previousSibling?.text == "Date" { return node }
      guard node.kind == .callSuffix, let call = Call(node) else { continue }
      let isNewValue = !call.isMember && ["UUID", "Date"].contains(call.name) && call.arguments.isEmpty
      let isRandom = call.isMember && call.name == "random" || !call.isMember && ["arc4random", "arc4random_uniform"].contains(call.name)
      if isNewValue || isRandom { return node }
    }
    return nil
  }

  /// `known ?? UUID()`, or one branch of several.
  private static func isFallback(_ source: Node, in body: Node) -> Bool {
    for ancestor in source.ancestors {
      if ancestor.index == body.index { return false }
      switch ancestor.kind {
      case .sequence: if ancestor.children.contains(where: { $0.text == "??" || $0.kind == .ternaryOperator }) { return true }
      case .ifBranch, .elseClause, .switchCase, .guardStatement: return true
      default: break
      }
    }
    return false
  }

  /// `var id: UUID { UUID() }` → `let id = UUID()`
  private static func fix(_ property: Property, _ body: Node, _ type: TypeDeclaration, _ context: FileContext) -> FixIt? {
    var statements = body.statements
    if statements.count == 1, statements[0].kind == .returnStatement, let value = statements[0].firstChild { statements = [value] }
    guard statements.count == 1, ["UUID()", "UUID().uuidString", "Date()"].contains(statements[0].text), type.kind == .struct || type.kind == .class,
      !context.tree.hasComment(in: property.declaration.range),
      // A setter, or a modifier that speaks of one, asks for a variable.
      !property.binding.descendants.contains(where: { $0.kind == .accessorDecl && !$0.text.hasPrefix("get") }),
      !property.declaration.modifiers.contains(where: { $0.text.hasSuffix("(set)") })
    else { return nil }
    let word = context.tree.range(ofToken: property.declaration.keywordToken)
    let edit = [context.edit(word, "let"), context.edit(context.tree.range(ofToken: property.nameToken).upperBound..<property.binding.end, " = \(statements[0].text)")]
    // Equality, hashing and coding would see the new stored property; a public or initialised type may be made elsewhere.
    let inherited = Set((type.inherited + context.index.extensions(of: type).flatMap(\.inherited)).compactMap { $0 })
    let isPlain = inherited.isSubset(of: ["Identifiable"]) && type.initializers.isEmpty && !type.modifiers.contains("public") && type.attributes.isEmpty
    if inherited.contains("Codable") || inherited.contains("Decodable") { return FixIt("Store the id", .suggestion, edits: edit) }
    return FixIt("Store the id", isPlain ? .safe : .unsafe, edits: edit)
  }
}
