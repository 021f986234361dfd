import Linting
import Semantics
import Syntax

/// What is known of the bound of a range.
enum RangeBound {
  /// A literal, a static constant, a number of cases.
  static func isConstant(_ bound: Node, _ context: FileContext) -> Bool {
    switch bound.kind {
    case .integerLiteral: return true
    case .prefixExpr, .tupleExpr, .argument: return bound.children.allSatisfy { $0.kind == .binaryOperator || isConstant($0, context) }
    case .sequence: return bound.children.allSatisfy { $0.kind == .binaryOperator || isConstant($0, context) }
    case .identifierExpr: return isConstant(name: bound, context)
    case .chain:
      let parts = Array(bound.children)
      // `Self.columns`, `Season.allCases.count`, `Layout.Grid.rows`
      guard parts.dropFirst().allSatisfy({ $0.kind == .memberSuffix }), let base = parts.first else { return false }
      if let path = bound.memberPath, path.count == 2, path.last == "count", isLiteralCollection(path[0], at: base, context) { return true }
      if base.kind == .arrayExpr || base.kind == .stringLiteral { return true }
      return base.kind == .identifierExpr && base.name.first?.isUppercase ?? false && !isVariable(parts, context)
    default: return false
    }
  }

  /// A static variable that may be written.
  private static func isVariable(_ parts: [Node], _ context: FileContext) -> Bool {
    guard let base = parts.first, parts.count > 1 else { return false }
    let scope = base.enclosingTypeNames
    let path = base.name == "Self" ? scope : [base.name]
    guard case .found(let type) = context.index.resolve(path, from: base.name == "Self" ? [] : scope, in: file(of: base, context)) else { return false }
    let all = type.properties + context.index.extensions(of: type).flatMap(\.properties)
    return all.contains { $0.name == parts[1].name && $0.isStatic && !$0.isLet && !$0.isComputed }
  }

  /// `let names = ["Spring", "Summer"]`, in the type, in the file or in the function.
  private static func isLiteralCollection(_ name: String, at node: Node, _ context: FileContext) -> Bool {
    let isLiteral: (Node?) -> Bool = { $0.map { [.arrayExpr, .dictionaryExpr, .stringLiteral].contains($0.kind) } ?? false }
    if let local = node.localDeclaration(of: name, upTo: node.tree.root) {
      guard local.kind == .identifierPattern, let binding = local.parent, binding.kind == .patternBinding, let declaration = binding.parent, node.tree.kind(ofToken: declaration.keywordToken) == .kwLet else { return false }
      return isLiteral(binding.expressionChild) || declaration.parent?.kind == .sourceFile
    }
    guard let property = property(name, at: node, context) else { return false }
    return property.isLet && (property.isStatic || isLiteral(property.initialValue)) || isFixed(property, context)
  }

  /// A local or global constant that is a literal, or a constant of the type that is one.
  private static func isConstant(name bound: Node, _ context: FileContext) -> Bool {
    let root = bound.tree.root
    if let local = bound.localDeclaration(of: bound.name, upTo: root) {
      guard local.kind == .identifierPattern, let binding = local.parent, binding.kind == .patternBinding, let declaration = binding.parent, declaration.kind == .variableDecl,
        bound.tree.kind(ofToken: declaration.keywordToken) == .kwLet
      else { return false }
      // A constant of the file is made once.
      return declaration.parent?.kind == .sourceFile || binding.expressionChild.map { isConstant($0, context) } ?? false
    }
    guard let property = property(bound.name, at: bound, context) else {
      // Neither of the type nor of the file: a constant of another file, or inherited.
      return true
    }
    if property.isLet, property.initialValue == nil, !property.isStatic { return isGivenConstants(property, at: bound, context) }
    return property.isStatic || property.isLet && property.initialValue.map { isConstant($0, context) } ?? false || isFixed(property, context)
  }

  /// Whoever makes the view hands in a constant.
  private static func isGivenConstants(_ property: Property, at node: Node, _ context: FileContext) -> Bool {
    guard let type = context.project.enclosingType(of: node, in: file(of: node, context)), context.project.seesAllUses(of: type) else { return false }
    let initializers = context.index.memberDeclarations(of: type).map(\.1).filter { $0.kind == .initializerDecl }
    guard initializers.count <= 1, initializers.allSatisfy({ $0.codeBlock?.statements.contains { $0.text == "self.\(property.name) = \(property.name)" } ?? false }) else { return false }
    let uses = context.project.uses(of: type)
    return !uses.isEmpty && uses.allSatisfy { use in use.owner?.node != type.node && use.call.argument(property.name).map { isConstant($0.value, context) } ?? false }
  }

  /// A computed property whose code knows nothing but lists of the system and the project's cases: it reads neither the view nor an object.
  private static func isFixed(_ property: Property, _ context: FileContext) -> Bool {
    guard property.isComputed, let body = property.binding.getterBody else { return false }
    let file = file(of: body, context)
    return body.descendants.allSatisfy { node in
      guard node.kind == .identifierExpr else { return true }
      if node.name.hasPrefix("$") || node.localDeclaration(of: node.name, upTo: body) != nil { return true }
      guard let next = node.nextSibling else { return false }
      if systemLists.contains(node.name) { return context.index.isForeign(node.name, at: node, in: file) }
      return next.kind == .memberSuffix && next.name == "allCases"
    }
  }

  /// Types of the system whose static lists are the same as long as the app runs.
  private static let systemLists: Set<String> = ["Locale", "NSLocale", "TimeZone", "NSTimeZone", "Calendar", "DateFormatter", "UIFont", "NSFont", "Array", "Set"]

  private static func file(of node: Node, _ context: FileContext) -> SourceFile { node.tree === context.tree ? context.file : context.index.file(of: node.tree) ?? context.file }

  /// The bound is stored in a variable, or the count of what is stored or handed in.
  static func changes(_ bound: Node, _ context: FileContext) -> Bool {
    if bound.kind == .identifierExpr { return isStored(bound.name, at: bound, context) { !$0.isLet } || localCount(bound, context) }
    if let name = bound.selfMember { return property(name, at: bound, context).map { !$0.isComputed && !$0.isLet } ?? false }
    if bound.kind == .chain { return isCount(bound, context) }
    return bound.children.contains { changes($0, context) }
  }

  /// `items.count`, `model.items!.count`
  private static func isCount(_ bound: Node, _ context: FileContext) -> Bool {
    let parts = Array(bound.children)
    guard let last = parts.last, last.kind == .memberSuffix, last.name == "count", let base = parts.first, base.kind == .identifierExpr else { return false }
    let root = base.name == "self" && parts.count > 2 ? parts[1] : base
    let local = base.name == "self" ? nil : base.localDeclaration(of: root.name, upTo: base.tree.root)
    return local.map { $0.kind == .parameter || $0.kind == .closureParameter } ?? isStored(root.name, at: base, context) { !$0.isLet || $0.initialValue == nil }
  }

  /// A stored property of the type around; behind `self` no local declaration hides it.
  private static func isStored(_ name: String, at node: Node, _ context: FileContext, where isWanted: (Property) -> Bool) -> Bool {
    guard node.name == "self" || node.localDeclaration(of: name, upTo: node.tree.root) == nil, let property = property(name, at: node, context) else { return false }
    return !property.isComputed && isWanted(property)
  }

  /// `let rows = items.count`
  private static func localCount(_ bound: Node, _ context: FileContext) -> Bool {
    guard let local = bound.localDeclaration(of: bound.name, upTo: bound.tree.root), local.kind == .identifierPattern, let value = local.parent?.expressionChild, value.kind == .chain else { return false }
    return isCount(value, context)
  }

  private static func property(_ name: String, at node: Node, _ context: FileContext) -> Property? {
    guard let type = context.project.enclosingType(of: node, in: file(of: node, context)) else { return nil }
    return (type.properties + context.index.extensions(of: type).flatMap(\.properties)).first { $0.name == name }
  }
}
