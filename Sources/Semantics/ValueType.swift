import Syntax

/// The type of a value, as far as it can be told without a type checker.
package indirect enum ValueType: Hashable, Sendable {
  /// A type of the project by its qualified name.
  case declared(String)
  /// A type of the standard library or Foundation.
  case known(String)
  /// A class of the project's Objective-C headers: a value may be of a subclass, so it equals no type for certain.
  case importedClass(String)
  /// An enum of the project's Objective-C headers.
  case importedEnum(String)
  case optional(ValueType)
  case array(ValueType)
  case set(ValueType)
  case unknown

  /// One level of Optional removed.
  package var unwrapped: ValueType { if case .optional(let wrapped) = self { wrapped } else { self } }

  /// Whether it can be told that a value is or is not of this type.
  package var isKnown: Bool {
    switch self {
    case .unknown, .importedClass: false
    case .declared, .known, .importedEnum: true
    case .optional(let type), .array(let type), .set(let type): type.isKnown
    }
  }

  /// Whether no part of it is unknown.
  var isResolved: Bool {
    switch self {
    case .unknown: false
    case .declared, .known, .importedClass, .importedEnum: true
    case .optional(let type), .array(let type), .set(let type): type.isResolved
    }
  }

  /// As it is written in Swift, the outer names left out where they are long.
  package var description: String {
    switch self {
    case .declared(let name), .known(let name), .importedClass(let name), .importedEnum(let name): name
    case .optional(let type): "\(type.description)?"
    case .array(let type): "[\(type.description)]"
    case .set(let type): "Set<\(type.description)>"
    case .unknown: "?"
    }
  }
}

/// Tells the types of expressions from declarations; `unknown` when a step is not certain.
package struct TypeResolver: Sendable {
  let index: ProjectIndex

  package init(_ index: ProjectIndex) { self.index = index }

  // MARK: Types

  /// The type that a type annotation means, where it stands.
  package func type(ofAnnotation node: Node, in file: SourceFile, depth: Int = 0) -> ValueType {
    guard depth < 8 else { return .unknown }
    switch node.kind {
    case .optionalType: return node.typeChild.map { .optional(type(ofAnnotation: $0, in: file, depth: depth + 1)) } ?? .unknown
    case .arrayType: return node.typeChild.map { .array(type(ofAnnotation: $0, in: file, depth: depth + 1)) } ?? .unknown
    case .attributedType: return node.typeChild.map { type(ofAnnotation: $0, in: file, depth: depth + 1) } ?? .unknown
    case .identifierType, .memberType:
      guard let path = node.typePath else { return .unknown }
      let arguments = node.children.filter { $0.kind == .genericArgument }.compactMap(\.typeChild)
      if path.count == 1, arguments.count == 1, !index.declares(path[0]) {
        let argument = type(ofAnnotation: arguments[0], in: file, depth: depth + 1)
        switch path[0] {
        case "Optional": return .optional(argument)
        case "Array": return .array(argument)
        case "Set": return .set(argument)
        default: return .unknown
        }
      }
      guard arguments.isEmpty else { return .unknown }
      return named(path, at: node, in: file, depth)
    default: return .unknown
    }
  }

  private func named(_ path: [String], at node: Node, in file: SourceFile, _ depth: Int) -> ValueType {
    if let first = path.first, node.isGenericParameter(first) { return .unknown }
    if path == ["Self"], let name = node.enclosingTypeNames.last { return named([name], at: node, in: file, depth + 1) }
    switch index.resolve(path, from: node.enclosingTypeNames, in: file) {
    case .found(let type):
      guard type.kind == .typealias else { return type.genericParameters.isEmpty ? .declared(type.qualifiedName) : .unknown }
      return type.node.typeChild.map { self.type(ofAnnotation: $0, in: type.file, depth: depth + 1) } ?? .unknown
    case .imported(.class(let type)): return type.isProtocol ? .unknown : .importedClass(type.name)
    case .imported(.enumeration(let type)): return type.kind == .error ? .unknown : .importedEnum(type.name)
    case .ambiguous: return .unknown
    case .absent:
      if path.count > 1, path.last == "ID", case .found(let owner) = index.resolve(Array(path.dropLast()), from: node.enclosingTypeNames, in: file) { return identifier(of: owner, depth + 1) }
      return path.count == 1 && Self.knownTypes.contains(path[0]) ? .known(path[0]) : .unknown
    }
  }

  /// The declaration of a project's type.
  package func declaration(of type: ValueType) -> TypeDeclaration? {
    guard case .declared(let name) = type else { return nil }
    let path = name.split(separator: ".").map(String.init)
    let found = index.types(named: path.last ?? "").filter { $0.qualifiedName == name && !$0.isLocal }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: Members

  /// The type of `id` of an Identifiable type of the project.
  package func identifier(of type: TypeDeclaration, _ depth: Int = 0) -> ValueType { member("id", of: .declared(type.qualifiedName), depth) }

  /// The type of a member of a value.
  package func member(_ name: String, of base: ValueType, _ depth: Int = 0) -> ValueType {
    if case .importedClass(let type) = base { return importedMember(name, of: type) }
    guard depth < 8, let type = declaration(of: base) else { return .unknown }
    // `rawValue` of an enum is of the type that the enum names first.
    if name == "rawValue", type.kind == .enum, let raw = type.inherited.first ?? nil, Self.knownTypes.contains(raw) { return .known(raw) }
    let properties = type.properties + index.extensions(of: type).flatMap(\.properties)
    let found = properties.filter { $0.name == name && !$0.isStatic }
    guard found.count == 1, let property = found.first else {
      // A raw value and a model's own identity are not written out.
      return .unknown
    }
    let file = index.file(of: property.binding.tree) ?? type.file
    return self.type(of: property, in: file, depth + 1)
  }

  package func type(of property: Property, in file: SourceFile, _ depth: Int = 0) -> ValueType {
    if let annotation = property.type { return type(ofAnnotation: annotation, in: file, depth: depth + 1) }
    // `@Environment(Store.self) var store`
    if property.wrapperName == "Environment", let argument = property.wrapper?.children.first(where: { $0.kind == .argument })?.firstChild { return metatypeLiteral(argument, in: file) }
    guard let value = property.initialValue else { return .unknown }
    return type(of: value, in: file, depth: depth + 1)
  }

  // MARK: Expressions

  /// The type of an expression where it stands.
  package func type(of expression: Node, in file: SourceFile, depth: Int = 0) -> ValueType {
    guard depth < 8 else { return .unknown }
    switch expression.kind {
    case .stringLiteral: return .known("String")
    case .integerLiteral: return .known("Int")
    case .floatLiteral: return .known("Double")
    case .booleanLiteral: return .known("Bool")
    case .identifierExpr: return name(expression.name, at: expression, in: file, depth + 1)
    case .chain: return chain(Array(expression.children), in: file, depth + 1)
    case .arrayExpr:
      let elements = Set(expression.children.map { type(of: $0, in: file, depth: depth + 1) })
      guard elements.count == 1, let element = elements.first else { return .unknown }
      return .array(element)
    case .tupleExpr:
      let parts = expression.children.filter { $0.kind == .argument }
      return parts.count == 1 ? parts[0].firstChild.map { type(of: $0, in: file, depth: depth + 1) } ?? .unknown : .unknown
    case .sequence:
      // `x as T`
      let parts = Array(expression.children)
      guard parts.count == 2 || parts.count == 3, parts[1].kind == .asOperator, let type = expression.descendants.first(where: { $0.kind.isType }) else { return .unknown }
      return self.type(ofAnnotation: type, in: file, depth: depth + 1)
    default: return .unknown
    }
  }

  /// The type of the value that the first parts of a chain give: of `store.plan` in `store.plan.isPro`.
  package func type(ofChain parts: [Node], in file: SourceFile) -> ValueType { parts.count == 1 ? type(of: parts[0], in: file) : chain(parts, in: file, 0) }

  private func chain(_ parts: [Node], in file: SourceFile, _ depth: Int) -> ValueType {
    guard let base = parts.first else { return .unknown }
    var rest = parts.dropFirst()
    var type: ValueType
    if base.kind == .identifierExpr, base.name == "self", let member = rest.first, member.kind == .memberSuffix {
      rest = rest.dropFirst()
      type = property(member.name, at: base, in: file, depth)
    } else if base.kind == .arrayExpr, let call = rest.first, call.kind == .callSuffix, call.firstChild == nil, let element = base.firstChild, element.nextSibling == nil {
      // `[Route]()`, `[Feature.Route]()`
      let parts = element.kind == .chain ? Array(element.children) : [element]
      let isPath = parts.allSatisfy { $0.kind == .identifierExpr || $0.kind == .memberSuffix }
      type = isPath ? .array(named(parts.map(\.name), at: base, in: file, depth)) : .unknown
      rest = rest.dropFirst()
    } else if base.kind == .identifierExpr, let first = base.name.first, first.isUppercase {
      (type, rest) = metatype(base, rest, in: file, depth)
    } else {
      type = self.type(of: base, in: file, depth: depth)
    }
    for part in rest {
      switch part.kind {
      case .memberSuffix: type = part.name == "self" ? type : member(part.name, of: type, depth)
      case .unwrapSuffix: type = type.unwrapped
      case .optionalSuffix: return .unknown
      default: return .unknown
      }
      if !type.isResolved { return .unknown }
    }
    return type
  }

  /// `Route.detail(id)`, `Route(…)`, `Route.home`, `UUID()`
  private func metatype(_ base: Node, _ rest: ArraySlice<Node>, in file: SourceFile, _ depth: Int) -> (ValueType, ArraySlice<Node>) {
    var path = [base.name]
    var rest = rest
    while let next = rest.first, next.kind == .memberSuffix, let first = next.name.first, first.isUppercase {
      path.append(next.name)
      rest = rest.dropFirst()
    }
    let type = named(path, at: base, in: file, depth)
    guard type.isResolved, let next = rest.first else { return (.unknown, rest) }
    if let value = importedValue(type, next) { return (value, rest.dropFirst()) }
    if next.kind == .callSuffix {
      // A failable initialiser would be optional; those of the known types take labels.
      if case .known = type, next.firstChild != nil { return (.unknown, rest) }
      if let declaration = declaration(of: type), declaration.initializers.contains(where: { $0.isFailable }) { return (.unknown, rest) }
      return (type, rest.dropFirst())
    }
    guard next.kind == .memberSuffix, let declaration = declaration(of: type) else { return (.unknown, rest) }
    rest = rest.dropFirst()
    if declaration.caseNames.contains(next.name) {
      if rest.first?.kind == .callSuffix { rest = rest.dropFirst() }
      return (type, rest)
    }
    guard let property = (declaration.properties + index.extensions(of: declaration).flatMap(\.properties)).first(where: { $0.name == next.name && $0.isStatic }) else { return (.unknown, rest) }
    return (self.type(of: property, in: index.file(of: property.binding.tree) ?? file, depth + 1), rest)
  }

  private func property(_ name: String, at node: Node, in file: SourceFile, _ depth: Int) -> ValueType {
    guard case .found(let owner) = index.resolve(node.enclosingTypeNames, from: [], in: file) else { return .unknown }
    return member(name, of: .declared(owner.qualifiedName), depth)
  }

  /// What a plain name means: a local declaration, else a property of the enclosing type.
  private func name(_ name: String, at node: Node, in file: SourceFile, _ depth: Int) -> ValueType {
    let root = node.ancestors.first { $0.kind.isTypeDeclaration } ?? node.tree.root
    guard let local = node.localDeclaration(of: name, upTo: root) else { return property(name, at: node, in: file, depth) }
    switch local.kind {
    case .parameter: return local.typeChild.map { type(ofAnnotation: $0, in: file, depth: depth) } ?? .unknown
    case .closureParameter: return local.typeChild.map { type(ofAnnotation: $0, in: file, depth: depth) } ?? element(of: local, in: file, depth)
    case .identifierPattern:
      guard let parent = local.parent else { return .unknown }
      switch parent.kind {
      case .patternBinding:
        if let annotation = parent.typeChild { return type(ofAnnotation: annotation, in: file, depth: depth) }
        return parent.expressionChild.map { type(of: $0, in: file, depth: depth) } ?? .unknown
      case .optionalBinding:
        let source = parent.expressionChild.map { type(of: $0, in: file, depth: depth) } ?? self.name(name, at: parent, in: file, depth + 1)
        if case .optional(let wrapped) = source { return wrapped }
        return .unknown
      case .forStatement:
        guard let sequence = parent.expressionChild, case .array(let element) = type(of: sequence, in: file, depth: depth) else { return .unknown }
        return element
      default: return .unknown
      }
    default: return .unknown
    }
  }

  /// The element that `ForEach(items) { item in` and `List(items) { item in` hand to their content.
  private func element(of parameter: Node, in file: SourceFile, _ depth: Int) -> ValueType {
    guard let signature = parameter.ancestors.first(where: { $0.kind == .closureSignature }), let closure = signature.parent, let (call, label) = closure.closureArgument,
      label == nil || label == "content" || label == "rowContent", signature.descendants.count(where: { $0.kind == .closureParameter }) == 1
    else { return .unknown }
    if call.isNamed("ForEach") || call.isNamed("List") || call.isNamed("Table"), let data = call.arguments.first, data.label == nil, !data.isTrailing {
      return elementOfData(data.value, in: file, depth)
    }
    // `.sheet(item: $x) { x in`, `.navigationDestination(for: Route.self) { route in`
    if let item = call.argument("item")?.value, case .projection(let name) = BindingExpression(item), case .optional(let wrapped) = property(name, at: item, in: file, depth) { return wrapped }
    if call.isNamed("navigationDestination"), let type = call.argument("for")?.value { return metatypeLiteral(type, in: file) }
    return .unknown
  }

  /// The element of a collection that a list is made of, `$items` included.
  package func elementOfData(_ data: Node, in file: SourceFile, _ depth: Int = 0) -> ValueType {
    guard depth < 8 else { return .unknown }
    switch data.kind {
    case .sequence:
      let parts = Array(data.children)
      return parts.count == 3 && (parts[1].text == "..<" || parts[1].text == "...") && type(of: parts[0], in: file, depth: depth) == .known("Int") ? .known("Int") : .unknown
    case .tupleExpr:
      guard let part = data.firstChild, part.kind == .argument, part.nextSibling == nil, let inner = part.firstChild else { return .unknown }
      return elementOfData(inner, in: file, depth + 1)
    case .identifierExpr where data.name.hasPrefix("$"): return element(property(String(data.name.dropFirst()), at: data, in: file, depth))
    case .chain: return elementOfChain(Array(data.children), data, in: file, depth + 1)
    case .identifierExpr:
      let known = element(type(of: data, in: file, depth: depth))
      if known.isResolved { return known }
      // `let shown = items.filter { … }`
      guard let local = data.localDeclaration(of: data.name, upTo: data.tree.root), local.kind == .identifierPattern, let binding = local.parent, binding.kind == .patternBinding, binding.typeChild == nil,
        let value = binding.expressionChild, !value.contains(data)
      else { return .unknown }
      return elementOfData(value, in: file, depth + 1)
    default: return element(type(of: data, in: file, depth: depth))
    }
  }

  private func element(_ type: ValueType) -> ValueType { if case .array(let element) = type { element } else { .unknown } }

  private func elementOfChain(_ parts: [Node], _ data: Node, in file: SourceFile, _ depth: Int) -> ValueType {
    guard depth < 8, let first = parts.first, let last = parts.last else { return .unknown }
    // `Flavor.allCases`
    if last.kind == .memberSuffix, last.name == "allCases" {
      let type = named(parts.dropLast().map(\.name), at: data, in: file, depth)
      if case .declared = type { return type }
      return .unknown
    }
    // `items.filter { … }`, `items.sorted()`: what has the same elements.
    if parts.count > 2, last.kind == .callSuffix, parts[parts.count - 2].kind == .memberSuffix, Self.sameElements.contains(parts[parts.count - 2].name),
      !Self.collections.contains(where: { index.extends($0, with: parts[parts.count - 2].name) })
    {
      let rest = Array(parts.dropLast(2))
      return rest.count == 1 ? elementOfData(first, in: file, depth) : elementOfChain(rest, data, in: file, depth + 1)
    }
    // `Array(items)`
    if parts.count == 2, first.kind == .identifierExpr, first.name == "Array", !index.declares("Array"), let call = Call(last), call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil {
      return elementOfData(argument.value, in: file, depth)
    }
    // `$model.items`
    if first.kind == .identifierExpr, first.name.hasPrefix("$"), parts.dropFirst().allSatisfy({ $0.kind == .memberSuffix }) {
      return element(parts.dropFirst().reduce(property(String(first.name.dropFirst()), at: data, in: file, depth)) { member($1.name, of: $0, depth) })
    }
    return element(chain(parts, in: file, depth))
  }

  /// Members of the standard library's collections that give the same elements back.
  private static let sameElements: Set<String> = ["filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop"]

  private static let collections = ["Array", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection"]

  /// The type of `Route.self`.
  package func metatypeLiteral(_ expression: Node, in file: SourceFile) -> ValueType {
    if expression.kind == .chain {
      let parts = Array(expression.children)
      guard let last = parts.last, last.kind == .memberSuffix, last.name == "self", parts.dropLast().allSatisfy({ $0.kind == .identifierExpr || $0.kind == .memberSuffix }) else { return .unknown }
      return named(parts.dropLast().map(\.name), at: expression, in: file, 0)
    }
    return .unknown
  }

  static let knownTypes: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Bool", "UUID", "URL", "Date", "Data", "Character", "Int64", "Int32", "UInt", "Substring", "IndexPath", "NavigationPath", "Color",
  ]
}

extension Node {
  /// `init?(…)` or `init!(…)`
  package var isFailable: Bool {
    guard kind == .initializerDecl, let parameters = firstChild(.parameterClause), parameters.firstToken > keywordToken else { return false }
    return (keywordToken + 1..<parameters.firstToken).contains { ["?", "!"].contains(tree.text(ofToken: $0)) }
  }
}

extension TypeDeclaration {
  /// The names of an enum's cases.
  package var caseNames: Set<String> {
    Set(members.filter { $0.kind == .enumCaseDecl }.flatMap { $0.children.filter { $0.kind == .enumCaseElement }.map(\.declaredName) })
  }
}

extension Node {
  /// The name is a generic parameter of a declaration around the node.
  package func isGenericParameter(_ name: String) -> Bool {
    // Blocks and files have many children, and none of them is such a clause.
    ancestors.contains { ancestor in
      ancestor.kind.isDeclaration && ancestor.firstChild(.genericParameterClause)?.children.contains { $0.kind == .genericParameter && $0.tree.token($0.keywordToken, isNamed: name) } ?? false
    }
  }
}
