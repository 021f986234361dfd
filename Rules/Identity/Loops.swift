import Linting
import Semantics
import Syntax

// What the rules of loops and lists ask.

extension FileContext {
  /// SwiftUI's loops and lists over data, outside previews, in the order of the source.
  func loops(_ names: [String] = DataLoop.allNames) -> [DataLoop] {
    calls(names).compactMap { call in index.isSwiftUI(call.name) && isSwiftUI(call) && !isPreview(call.node) ? DataLoop(call) : nil }
  }

  /// Whether code runs while SwiftUI evaluates a view: in 'body' and what it calls, or in the content of a presentation or a destination.
  func runsInUpdate(_ node: Node) -> Bool {
    guard let view = view(around: node), let position = view.members.firstIndex(where: { $0.node.tree === node.tree && $0.node.contains(node) }) else { return false }
    let regions = view.regions(member: position, place: ViewFacts.place(of: node, in: view.members[position].node, index))
    return regions.kinds.contains(.build) || regions.kinds.contains(.destination) || !regions.presentations.isEmpty
  }

  /// A modifier of SwiftUI that the project has no function of the same name for.
  func isForeignModifier(_ call: Call) -> Bool { ModifierTable.isModifier(call.name) && !project.addsFunction(call.name) && !call.isNamed("modifier") }

  /// Code of iOS, as far as its targets, checks and conditions tell.
  func runsOnPhones(_ node: Node) -> Bool { targets(at: node).includes(.iOS) ?? true && node.isCompiled(for: .iOS).isYes }

  /// Some extension makes whole numbers identifiable, so that ranges need no 'id:'.
  var hasIdentifiableNumbers: Bool { index.extensions(named: "Int").contains { $0.inherited.contains("Identifiable") } }
}

/// The stored collection that the data of a loop names: `items`, `$items`, `self.items`, `model.items`.
struct StoredData {
  let property: Property
  /// The type that stores it, and its view when that is another type.
  let owner: TypeDeclaration
  let view: TypeDeclaration
  /// The names that lead to it in the view.
  let path: [String]

  init?(_ data: Node, _ context: FileContext) {
    guard let path = data.memberPath else { return nil }
    self.init(path: path, at: data, context)
  }

  /// The collection that a path of names means where a node stands.
  init?(path: [String], at node: Node, _ context: FileContext) {
    guard let root = path.first, let view = context.project.enclosingType(of: node, in: context.file), node.localDeclaration(of: root, upTo: node.tree.root) == nil else { return nil }
    let resolver = TypeResolver(context.index)
    var owner = view
    for name in path.dropLast() {
      guard let next = resolver.declaration(of: resolver.member(name, of: .declared(owner.qualifiedName))) else { return nil }
      owner = next
    }
    let all = owner.properties + context.index.extensions(of: owner).flatMap(\.properties)
    guard let property = all.first(where: { $0.name == path.last && !$0.isStatic }) else { return nil }
    self.property = property
    self.owner = owner
    self.view = view
    self.path = path
  }

  /// The type of the elements, when it is one of the project's.
  func element(_ context: FileContext) -> TypeDeclaration? {
    let resolver = TypeResolver(context.index)
    guard case .array(let element) = resolver.type(of: property, in: context.index.file(of: property.binding.tree) ?? owner.file) else { return nil }
    return resolver.declaration(of: element)
  }

  /// A place that inserts, removes or moves elements other than at the end.
  func reordering(_ context: FileContext) -> (node: Node, file: SourceFile)? {
    find(path, in: view, context) ?? (owner.node == view.node ? nil : find([property.name], in: owner, context))
  }

  private func find(_ path: [String], in type: TypeDeclaration, _ context: FileContext) -> (node: Node, file: SourceFile)? {
    for (file, member) in context.index.memberDeclarations(of: type) where member.kind != .initializerDecl && !member.kind.isTypeDeclaration {
      if let found = member.descendants.first(where: { isChange($0, of: path) }) { return (found, file) }
    }
    return nil
  }

  private func isChange(_ node: Node, of path: [String]) -> Bool {
    switch node.kind {
    case .memberSuffix:
      guard Self.reordering.contains(node.name), node.pathBefore == path, let suffix = node.nextSibling, suffix.kind == .callSuffix, let call = Call(suffix), !isLocal(node, path) else { return false }
      // All at once is no change of positions.
      return node.name != "removeAll" || call.argument("where") != nil || call.trailingClosure != nil
    case .assignmentOperator:
      // `items = items.filter { … }`
      guard node.previousSibling?.memberPath == path, let value = node.nextSibling, value.kind == .chain, !isLocal(node, path) else { return false }
      return value.children.contains { $0.kind == .memberSuffix && Self.rearranging.contains($0.name) && $0.pathBefore == path }
    default: return false
    }
  }

  /// A copy of the name: `var items = items`.
  private func isLocal(_ node: Node, _ path: [String]) -> Bool {
    let base = node.parent?.firstChild
    guard let root = path.first, base?.name != "self", base?.kind != .chain || base?.firstChild?.name != "self" else { return false }
    return node.localDeclaration(of: root, upTo: node.tree.root) != nil
  }

  // Sorting is not among them: what has just been loaded is sorted.
  private static let reordering: Set<String> = [
    "insert", "remove", "removeFirst", "removeAll", "removeSubrange", "popFirst", "move", "shuffle", "reverse", "swapAt", "replaceSubrange",
  ]
  private static let rearranging: Set<String> = ["filter", "shuffled", "reversed", "dropFirst"]
}

extension Node {
  /// The names of an expression that is nothing but names, `self` and a projection's dollar left out: `["model", "items"]` of `$model.items`.
  var memberPath: [String]? {
    switch kind {
    case .identifierExpr: return [name.hasPrefix("$") ? String(name.dropFirst()) : name]
    case .chain:
      let parts = Array(children)
      guard parts.first?.kind == .identifierExpr, parts.dropFirst().allSatisfy({ $0.kind == .memberSuffix }) else { return nil }
      return Self.path(parts)
    default: return nil
    }
  }

  /// The names before a part of a chain: `["items"]` for `remove` of `self.items.remove(at: 0)`.
  var pathBefore: [String]? {
    guard let chain = parent, chain.kind == .chain else { return nil }
    let parts = chain.children.filter { $0.index < index }
    guard parts.first?.kind == .identifierExpr, parts.dropFirst().allSatisfy({ $0.kind == .memberSuffix }) else { return nil }
    return Self.path(parts)
  }

  private static func path(_ parts: [Node]) -> [String]? {
    var names = parts.map(\.name)
    if names.first == "self" { names.removeFirst() }
    guard let first = names.first else { return nil }
    if first.hasPrefix("$") { names[0] = String(first.dropFirst()) }
    return names
  }
}
