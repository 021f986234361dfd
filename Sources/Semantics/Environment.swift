import Syntax

/// An object that a modifier puts into the environment: `.environmentObject(store)`, `.environment(store)`.
package struct Injection: Sendable {
  package let call: Call
  /// The value that is injected.
  package let value: Node
  /// `environmentObject` rather than `environment`.
  package let isObject: Bool

  package init?(_ call: Call) {
    guard call.isMember, call.isNamed("environmentObject") || call.isNamed("environment"), let first = call.arguments.first, call.arguments.count == 1, first.label == nil else { return nil }
    self.call = call
    value = first.value
    isObject = call.isNamed("environmentObject")
  }
}

extension ViewFacts {
  /// The types of objects that the view takes from the environment and cannot do without.
  package func requiredObjects(_ resolver: TypeResolver) -> Set<ValueType> {
    var types: Set<ValueType> = []
    for property in properties.values {
      guard let file = members.first(where: { $0.node == property.binding })?.file else { continue }
      switch property.wrapperName {
      case "EnvironmentObject": types.insert(resolver.type(of: property, in: file))
      case "Environment":
        guard let argument = property.wrapper?.children.first(where: { $0.kind == .argument })?.firstChild, !property.isOptional else { continue }
        types.insert(resolver.metatypeLiteral(argument, in: file))
      default: continue
      }
    }
    return types.filter(\.isKnown)
  }
}

extension Project {
  /// The first view reached from some code, depth by depth, that needs an object which nothing in between injects.
  package func needs(_ wanted: ValueType, in root: Node, of file: SourceFile, depth: Int = 4) -> TypeDeclaration? {
    firstNeed(in: root, of: file, depth: depth) { $0 == wanted }?.view
  }

  /// The first view reached from some code that needs an object of a wanted type, with the type.
  package func firstNeed(in root: Node, of file: SourceFile, depth: Int = 4, where isWanted: (ValueType) -> Bool) -> (view: TypeDeclaration, type: ValueType)? {
    var visited: Set<Node> = []
    return firstNeed(root, file, depth, isWanted, [], &visited)
  }

  private func firstNeed(
    _ root: Node, _ file: SourceFile, _ depth: Int, _ isWanted: (ValueType) -> Bool, _ injected: Set<ValueType>, _ visited: inout Set<Node>
  ) -> (view: TypeDeclaration, type: ValueType)? {
    guard depth >= 0 else { return nil }
    let resolver = TypeResolver(index)
    for node in root.descendants where node.kind == .callSuffix {
      guard let call = Call(node), let type = view(madeBy: call, in: file), let around = injections(around: call.node, upTo: root, file, resolver), visited.insert(type.node).inserted else { continue }
      let facts = facts(of: type)
      let given = injected.union(around)
      if let found = facts.requiredObjects(resolver).sorted(by: { $0.description < $1.description }).first(where: { isWanted($0) && !given.contains($0) }) { return (type, found) }
      for member in facts.members where member.kind != .initializer {
        if let found = firstNeed(member.node, member.file, depth - 1, isWanted, given, &visited) { return found }
      }
    }
    return nil
  }

  /// The types that modifiers around a node inject; nil when one of them is not known.
  private func injections(around node: Node, upTo root: Node, _ file: SourceFile, _ resolver: TypeResolver) -> Set<ValueType>? {
    var types: Set<ValueType> = []
    for step in node.surroundings(upTo: root) {
      if case .member = step { return nil }
      guard case .modified(let call) = step, let injection = Injection(call) else { continue }
      let type = resolver.type(of: injection.value, in: file)
      guard type.isKnown else { return nil }
      types.insert(type)
    }
    return types
  }

  /// Whether something around a view, up to the scene, injects the type; with one of the two modifiers only, if that is asked.
  package func isInjected(_ wanted: ValueType, above type: TypeDeclaration, asObject: Bool? = nil) -> OutwardSearch.Answer {
    let resolver = TypeResolver(index)
    let search = OutwardSearch(self) { step, file in
      guard case .modified(let call) = step, let injection = Injection(call), asObject.map({ $0 == injection.isObject }) ?? true else { return nil }
      let type = resolver.type(of: injection.value, in: file)
      return type == wanted ? .yes : type.isKnown ? nil : .unknown
    }
    let answers = search.answers(around: type)
    if answers.contains(.yes) { return .yes }
    return answers == [.no] ? .no : .unknown
  }
}

extension Property {
  /// Whether it is `@Environment(\.key)` with one of the keys.
  package func readsEnvironment(_ keys: String...) -> Bool {
    // The last name in `@Environment(\.key)` stands before the closing parenthesis.
    guard wrapperName == "Environment", let wrapper, let path = wrapper.children.first(where: { $0.kind == .argument })?.firstChild, path.kind == .keyPathExpr else { return false }
    return keys.contains { wrapper.tree.token(path.endToken - 1, isNamed: $0) }
  }
}
