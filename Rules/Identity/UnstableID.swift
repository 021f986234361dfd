import Linting
import Semantics
import Syntax

/// An id that is another one each time it is read.
struct UnstableID {
  let property: Property
  /// The part of the type, its declaration or an extension, that has the property.
  let part: Node
  let body: Node
  /// The call that makes a new value.
  let source: Node
  /// Only where the real id is missing: `known ?? UUID()`.
  let isFallback: Bool

  /// The computed id of a type in the file of its declaration.
  init?(of type: TypeDeclaration, _ context: FileContext) {
    let parts = [(type.node, type.properties)] + context.index.extensions(of: type).filter { $0.file === context.file }.map { ($0.node, $0.properties) }
    for (part, properties) in parts {
      guard let property = properties.first(where: { $0.name == "id" && !$0.isStatic }), let body = property.binding.getterBody, let source = Self.source(in: body) else { continue }
      self.property = property
      self.part = part
      self.body = body
      self.source = source
      isFallback = Self.isFallback(source, in: body)
      return
    }
    return nil
  }

  /// The call in some code that makes a new value each time: `UUID()`, `Date.now`, `Int.random(in: range)`.
  static func source(in code: Node) -> Node? {
    for node in code.descendants {
      // `Date.now`
      if node.kind == .memberSuffix, node.name == "now", node.previousSibling?.text == "Date" { return node }
      guard node.kind == .callSuffix, let call = Call(node) else { continue }
      let isNewValue = call.arguments.isEmpty && makesNewValue(call, in: code)
      let isRandom = call.isMember && call.name == "random" || !call.isMember && ["arc4random", "arc4random_uniform"].contains(call.name)
      if isNewValue || isRandom { return node }
    }
    return nil
  }

  /// `UUID()`, `Date.init()`, and `.init()` that is all that code annotated with such a type gives.
  private static func makesNewValue(_ call: Call, in code: Node) -> Bool {
    guard call.isNamed("init") else { return !call.isMember && (call.isNamed("UUID") || call.isNamed("Date")) }
    guard call.callee.kind == .implicitMember else { return call.chain.construction().map { $0.call == call && ($0.path == ["UUID"] || $0.path == ["Date"]) } ?? false }
    let outer = call.chain.parent?.kind == .returnStatement ? call.chain.parent?.parent : call.chain.parent
    guard outer == code, let annotation = code.ancestors.first(where: { $0.kind == .patternBinding })?.typeChild?.typeName, code.ancestors.first(where: { $0.kind == .closureExpr || $0.kind == .patternBinding })?.kind == .patternBinding else { return false }
    return annotation == "UUID" || annotation == "Date"
  }

  /// `known ?? UUID()`, or one branch of several.
  static func isFallback(_ source: Node, in body: Node) -> Bool {
    for ancestor in source.ancestors {
      if ancestor.index == body.index { return false }
      switch ancestor.kind {
      case .sequence: if ancestor.children.contains(where: { $0.text == "??" || $0.kind == .ternaryOperator }) { return true }
      case .ifBranch, .elseClause, .switchCase, .guardStatement, .closureExpr: return true
      default: break
      }
    }
    return false
  }

  /// `var id: UUID { UUID() }` → `let id = UUID()`
  func fix(_ type: TypeDeclaration, _ context: FileContext) -> FixIt? {
    var statements = body.statements
    if statements.count == 1, statements[0].kind == .returnStatement, let value = statements[0].firstChild { statements = [value] }
    guard part == type.node, statements.count == 1, ["UUID()", "UUID().uuidString", "Date()"].contains(statements[0].text), type.kind == .struct || type.kind == .class,
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

extension FileContext {
  /// The loops that identify values of a type by their own ids.
  func loopsByOwnID(over type: TypeDeclaration) -> [(loop: DataLoop, file: SourceFile)] {
    project.loops(over: type).filter { $0.loop.id == nil || $0.loop.idPath == ["id"] }
  }
}
