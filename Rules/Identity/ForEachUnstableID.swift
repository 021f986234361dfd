import Linting
import Semantics
import Syntax

extension Rule {
  static let forEachUnstableID = Rule(
    RuleInfo(
      id: "foreach-unstable-id",
      category: .identity,
      summary: "The elements of a loop get new ids with each update.",
      rationale: """
        Elements that are made while 'body' runs, and whose id is a new UUID, are new elements each time: every update replaces all rows, with \
        their state, focus and animations. Make the elements once, in state or in the model, or give them ids that follow from their contents.
        """,
      exceptions: "Silent for elements that are made elsewhere, for ids that are passed in or set by the initialiser, and for code that may not belong to an update.",
      severity: .error,
      fix: "suggestion: elements that are made once",
      references: ["https://developer.apple.com/documentation/swiftui/foreach"])
  ) { context in
    context.loops().compactMap { loop in
      if let finding = computedKey(loop, context) { return finding }
      guard let (made, type, id, isDirect) = newElements(loop, context), context.runsInUpdate(loop.call.node) else { return nil }
      return Finding(
        isDirect ? .error : .warning, "Each update makes new '\(type.name)' elements with new ids, so all rows are replaced", at: made.name,
        notes: [Diagnostic.Note("the id is a new one for each value", file: type.file, range: id.binding.tree.range(ofToken: id.nameToken))], fixes: [FixIt("Make the elements once, outside of 'body'", .suggestion)])
    }
  }

  /// The call that makes a loop's elements with ids of their own, in the code that makes the rows.
  static func newElements(_ loop: DataLoop, _ context: FileContext) -> (made: NewElement, type: TypeDeclaration, id: Property, isDirect: Bool)? {
    guard loop.id == nil || loop.idPath == ["id"], let (made, isDirect) = madeElements(loop.source, context), let type = type(of: made, context) else { return nil }
    // Without a call nothing tells whether a variable id is passed.
    let id = made.call.map { freshID(of: type, $0, context) } ?? freshConstantID(of: type)
    return id.map { (made, type, $0, isDirect) }
  }

  /// `ForEach(items, id: \.key)` where `key` is computed as a new value.
  private static func computedKey(_ loop: DataLoop, _ context: FileContext) -> Finding? {
    guard let id = loop.id, let path = loop.idPath, path.count == 1, let name = path.first, name != "self", let element = TypeResolver(context.index).elementDeclaration(loop, context.file),
      !(name == "id" && context.index.isIdentifiable(element).isYes),
      let property = (element.properties + context.index.extensions(of: element).flatMap(\.properties)).first(where: { $0.name == name && !$0.isStatic }), let body = property.binding.getterBody, body.statements.count == 1,
      let source = UnstableID.source(in: body), !UnstableID.isFallback(source, in: body)
    else { return nil }
    let file = context.index.file(of: property.binding.tree) ?? element.file
    return Finding(
      .error, "'\(name)' is a new value each time it is read, so every update replaces all rows", at: id.range, notes: [Diagnostic.Note("made anew here", file: file, range: source.range)],
      fixes: [FixIt("Identify the rows by a stored value", .suggestion)])
  }

  /// The call that makes the elements of the data: in `names.map { Item(name: $0) }`, in a literal of several, directly or in a
  /// computed property or local constant.
  private static func madeElements(_ data: Node, _ context: FileContext) -> (made: NewElement, isDirect: Bool)? {
    if let made = made(in: data) { return (made, true) }
    guard data.kind == .identifierExpr else { return nil }
    let root = data.tree.root
    if let local = data.localDeclaration(of: data.name, upTo: root) {
      guard local.kind == .identifierPattern, let binding = local.parent, binding.kind == .patternBinding, binding.parent?.parent?.kind != .sourceFile, let value = binding.expressionChild else { return nil }
      return made(in: value).map { ($0, true) }
    }
    guard let view = context.view(around: data), let property = view.property(data.name), property.binding.tree === data.tree, let value = property.computedValue else { return nil }
    return made(in: value).map { ($0, false) }
  }

  private static func made(in data: Node) -> NewElement? {
    if data.kind == .arrayExpr {
      let elements = data.children.map { NewElement($0) }
      guard elements.count > 1, let first = elements.first ?? nil, elements.allSatisfy({ $0?.path == first.path }) else { return nil }
      return first
    }
    guard data.kind == .chain, let last = data.children.map({ $0 }).last, let map = Call(last), map.isNamed("map") || map.isNamed("compactMap"), map.arguments.count == 1, let transform = map.arguments.first?.value else { return nil }
    guard transform.kind == .closureExpr else { return NewElement(reference: transform) }
    guard transform.statements.count == 1, let statement = transform.statements.first else { return nil }
    return NewElement(statement.kind == .returnStatement ? statement.expressionChild : statement)
  }

  private static func type(of made: NewElement, _ context: FileContext) -> TypeDeclaration? {
    guard case .found(let type) = context.index.resolve(made.path, from: made.node.enclosingTypeNames, in: context.file), type.kind == .struct || type.kind == .class, context.index.isIdentifiable(type).isYes, !context.isModel(type) else { return nil }
    return type
  }

  /// `UUID()`, `UUID().uuidString`, and `.init()` of a UUID.
  private static func isNew(_ value: Node, as annotation: Node?) -> Bool {
    if let construction = value.construction(as: annotation) { return construction.path == ["UUID"] && construction.call.arguments.isEmpty }
    return value.text == "UUID().uuidString"
  }

  private static func freshConstantID(of type: TypeDeclaration) -> Property? {
    type.properties.first { id in id.name == "id" && !id.isStatic && id.isLet && id.initialValue.map { isNew($0, as: id.type) } ?? false }
  }

  /// The stored id whose default is a new value, when the call passes none and no initialiser sets it.
  static func freshID(of type: TypeDeclaration, _ call: Call, _ context: FileContext) -> Property? {
    guard call.argument("id") == nil, let id = type.properties.first(where: { $0.name == "id" && !$0.isStatic }), let value = id.initialValue, !id.isComputed, isNew(value, as: id.type) else { return nil }
    if id.isLet { return id }
    let initializers = context.index.memberDeclarations(of: type).map(\.1).filter { $0.kind == .initializerDecl }
    return initializers.contains { $0.descendants.contains { $0.kind == .identifierExpr && $0.name == "id" || $0.kind == .memberSuffix && $0.name == "id" } } ? nil : id
  }
}

/// The expression that makes an element: `Item(name: $0)`, `Item.init(name: $0)`, or `Item.init` handed to `map`.
struct NewElement {
  let node: Node
  /// The type's name.
  let path: [String]
  /// Nil for a reference.
  let call: Call?

  var name: Range<Int> { call?.nameRange ?? node.range }

  fileprivate init?(_ expression: Node?) {
    guard let expression, let construction = expression.construction() else { return nil }
    node = expression
    path = construction.path
    call = construction.call
  }

  fileprivate init?(reference: Node) {
    guard reference.kind == .chain, reference.children.allSatisfy({ $0.kind == .identifierExpr || $0.kind == .memberSuffix }) else { return nil }
    let names = reference.children.map(\.name)
    guard names.count > 1, names.last == "init", names.first?.first?.isUppercase ?? false else { return nil }
    node = reference
    path = Array(names.dropLast())
    call = nil
  }
}

extension TypeResolver {
  /// The type of a loop's elements, when it is one of the project's.
  func elementDeclaration(_ loop: DataLoop, _ file: SourceFile) -> TypeDeclaration? { declaration(of: elementOfData(loop.data, in: file)) }
}
