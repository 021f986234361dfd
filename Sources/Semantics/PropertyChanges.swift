import Syntax

extension ProjectIndex {
  /// Whether some code of the project changes a property of a class after an object is made: an assignment outside of initialisers, or a binding.
  /// Through a value whose type is not known it does not count. O(changes of the name in the project).
  package func changes(_ property: Property, of owner: TypeDeclaration) -> Bool {
    let changes = changes(named: property.name)
    guard !changes.isEmpty else { return false }
    let parts = [owner.node] + extensions(of: owner).map(\.node)
    return changes.contains { change in
      // A publisher that is written to names no object that could be of another class.
      change.node.name.hasPrefix("$") || isChange(change.node, property, owner, change.file, parts.filter { $0.tree === change.file.tree }, parts)
    }
  }

  private func isChange(_ node: Node, _ property: Property, _ owner: TypeDeclaration, _ file: SourceFile, _ own: [Node], _ parts: [Node]) -> Bool {
    if node.kind == .identifierExpr || node.isMemberOfSelf {
      // A plain name means the property only in the type's own code.
      guard let part = own.first(where: { $0.contains(node) }), AccessKind.of(node).isChange, node.kind == .memberSuffix || node.localDeclaration(of: property.name, upTo: part) == nil else { return false }
      return !isPartOfMaking(node, parts)
    }
    if node.parent?.kind == .keyPathExpr { return true }
    guard let chain = node.parent, chain.kind == .chain, let base = chain.firstChild else { return false }
    let isBinding = base.kind == .identifierExpr && base.name.hasPrefix("$")
    guard isBinding || AccessKind.of(node).isChange else { return false }
    // Of the same name in another class it is another property; what the value is must be known.
    let resolver = TypeResolver(self)
    let before = chain.children.prefix { $0.index < node.index }.filter { $0.kind != .optionalSuffix && $0.kind != .unwrapSuffix }
    var type = ValueType.unknown
    if isBinding {
      if case .found(let view) = resolve(node.enclosingTypeNames, from: [], in: file) {
        type = before.dropFirst().reduce(resolver.member(String(base.name.dropFirst()), of: .declared(view.qualifiedName))) { resolver.member($1.name, of: $0.unwrapped) }
      }
    } else {
      type = before.dropFirst().contains { $0.kind != .memberSuffix } ? resolver.type(ofChain: Array(before), in: file) : before.dropFirst().reduce(resolver.type(ofChain: [base], in: file)) { resolver.member($1.name, of: $0.unwrapped) }
      if base.kind == .identifierExpr, base.name == "self" || base.name.first?.isUppercase ?? false { type = resolver.type(ofChain: Array(before), in: file) }
    }
    guard let held = resolver.declaration(of: type.unwrapped) else { return false }
    return classes(of: held).contains { $0.node == owner.node }
  }

  /// The code runs while the object is made: in an initialiser, or in a method that only initialisers call.
  private func isPartOfMaking(_ node: Node, _ parts: [Node]) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .closureExpr, .accessorBlock: return false
      case .initializerDecl: return true
      case .functionDecl: return isCalledByInitializersOnly(ancestor, parts)
      case _ where ancestor.kind.isTypeDeclaration: return false
      default: continue
      }
    }
    return false
  }

  private func isCalledByInitializersOnly(_ function: Node, _ parts: [Node]) -> Bool {
    let outer = function.ancestors.first { $0.kind.isTypeDeclaration }
    let words = function.modifierNames + (outer?.kind == .extensionDecl ? outer?.modifierNames ?? [] : [])
    guard words.contains("private") || words.contains("fileprivate") else { return false }
    let name = function.declaredName
    let calls = parts.flatMap { part in part.descendants.filter { ($0.kind == .identifierExpr || $0.kind == .memberSuffix) && $0.name == name } }
    return !calls.isEmpty && calls.allSatisfy { call in
      let scope = call.ancestors.first { [.closureExpr, .functionDecl, .initializerDecl, .accessorBlock].contains($0.kind) || $0.kind.isTypeDeclaration }
      return scope?.kind == .initializerDecl
    }
  }
}

extension Access.Kind {
  fileprivate var isChange: Bool {
    switch self {
    case .write, .mutation: true
    default: false
    }
  }
}

extension Node {
  /// `$name`
  fileprivate var isProjection: Bool { tree.firstByte(ofToken: memberNameToken ?? identifierToken) == UInt8(ascii: "$") }

  /// `x` of `self.x` and `self?.x`
  fileprivate var isMemberOfSelf: Bool {
    guard kind == .memberSuffix, var base = previousSibling else { return false }
    if base.kind == .optionalSuffix || base.kind == .unwrapSuffix, let inner = base.previousSibling { base = inner }
    return base.kind == .identifierExpr && base.name == "self"
  }
}

/// The mentions of variables and members that may change them, by their names: what an assignment, `&`, a mutating method, a binding or
/// `assign(to:on:)` is applied to.
struct ChangedNames: Sendable {
  /// Variables and members, in no order.
  private var nodes: [Node] = []

  /// The mentions of a name, and `$name` that a publisher is assigned to.
  func mentions(of name: String) -> [Node] {
    let length = name.utf8.count
    return nodes.filter { node in
      let count = node.nameRange.count
      return count == length ? node.name == name : count == length + 1 && node.name == "$" + name
    }
  }

  /// Looks at an operator, `&`, a key path or a call.
  mutating func collect(_ node: Node) {
    switch node.kind {
    case .assignmentOperator: add(target: node.previousSibling)
    case .binaryOperator: if AccessKind.isCompoundAssignment(node) { add(target: node.previousSibling) }
    case .inoutExpr:
      guard let operand = node.firstChild else { return }
      add(all: operand)
      // `assign(to: &$name)`
      if let last = operand.kind == .chain ? Array(operand.children).last : operand, last.isProjection { nodes.append(last) }
    case .keyPathExpr:
      guard node.enclosingArgument.flatMap({ $0.parent.flatMap { Call($0) } })?.isNamed("assign") ?? false else { return }
      node.children.forEach { add($0) }
    case .callSuffix:
      guard let method = node.previousSibling, method.kind == .memberSuffix, AccessKind.mutatingMethods.contains(method) else { return }
      var part = method.previousSibling
      while let name = part {
        add(name)
        // Behind another call it is the result that changes.
        if name.kind == .memberSuffix, name.nextSibling?.kind == .callSuffix { break }
        part = name.previousSibling
      }
    default: return
    }
  }

  /// `$model.name`: a binding may write what it leads to. O(log nodes + members).
  mutating func collect(bindingAt token: Int, in tree: SyntaxTree) {
    let first = tree.firstNode(atOrAfterToken: token)
    guard first < tree.nodeCount else { return }
    let chain = Node(tree, first)
    guard chain.kind == .chain, chain.firstToken == token else { return }
    chain.children.dropFirst().forEach { add($0) }
  }

  private mutating func add(target: Node?) {
    guard let target, target.previousSibling == nil else { return }
    guard target.kind == .tupleExpr else { return add(all: target) }
    for argument in target.children { argument.expressionChild.map { add(all: $0) } }
  }

  private mutating func add(all expression: Node) {
    guard expression.kind == .chain else { return add(expression) }
    expression.children.forEach { add($0) }
  }

  private mutating func add(_ node: Node) {
    if node.kind == .identifierExpr || node.kind == .memberSuffix, !node.isProjection { nodes.append(node) }
  }
}
