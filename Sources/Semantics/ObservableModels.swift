import Syntax

/// How views learn of changes inside a class of the project.
package enum Observation: Sendable {
  /// It conforms to `ObservableObject`: only `@ObservedObject` and its kin listen.
  case object
  /// It is `@Observable` or `@Model`: reading a property is enough.
  case macro
  case both
  case none
  case unknown

  package var isObject: Bool { self == .object || self == .both }
  package var isMacro: Bool { self == .macro || self == .both }
}

extension ProjectIndex {
  package func observation(of type: TypeDeclaration) -> Observation {
    guard type.kind == .class else { return .none }
    let isMacro = classes(of: type).contains { $0.attributes.contains { Self.observingMacros.contains($0) } }
    switch isObservableObject(type) {
    case .yes: return isMacro ? .both : .object
    case .no: return isMacro ? .macro : .none
    case .unknown: return isMacro ? .macro : .unknown
    }
  }

  private static let observingMacros: Set<String> = ["Observable", "Model", "ObservableDefaults", "Perceptible", "ObservableModel"]

  /// A class and those of its superclasses that the project declares, the class itself first.
  package func classes(of type: TypeDeclaration) -> [TypeDeclaration] {
    var chain = [type]
    while chain.count < 16, let last = chain.last, case let base?? = last.inherited.first,
      case .found(let superclass) = resolve([base], from: last.scope, in: last.file), superclass.kind == .class, !chain.contains(where: { $0.node == superclass.node })
    {
      chain.append(superclass)
    }
    return chain
  }

  /// The class of the project that a property holds, by its annotation or its initial value; nil for optionals, arrays and what is not known.
  package func heldClass(_ property: Property, in file: SourceFile) -> TypeDeclaration? {
    let resolver = TypeResolver(self)
    guard let type = resolver.declaration(of: resolver.type(of: property, in: file)), type.kind == .class else { return nil }
    return type
  }

  /// The property of a class, its superclasses and their extensions that a name means; nil when there is none or more than one.
  package func property(_ name: String, ofClass type: TypeDeclaration) -> (property: Property, owner: TypeDeclaration)? {
    for owner in classes(of: type) {
      let found = (owner.properties + extensions(of: owner).flatMap(\.properties)).filter { $0.name == name && !$0.isStatic }
      guard let first = found.first else { continue }
      return found.count == 1 ? (first, owner) : nil
    }
    return nil
  }

  /// The property is `@Published`, Combine's.
  package func isPublished(_ property: Property) -> Bool { property.wrapper?.attributeName == "Published" && !declaresWrapper("Published") }

  /// The `@Published` property that a read of a member depends on: the member itself, or the first that its getter reads.
  package func publishedSource(of name: String, in type: TypeDeclaration) -> Property? { publishedSources(of: name, in: type).first }

  /// The `@Published` properties that a read of a member depends on: the member itself, or those that its getter reads.
  package func publishedSources(of name: String, in type: TypeDeclaration, depth: Int = 0) -> [Property] {
    guard depth < 3, let (property, owner) = property(name, ofClass: type) else { return [] }
    if isPublished(property) { return [property] }
    guard let body = property.binding.getterBody else { return [] }
    return body.mentionsOfMembers(upTo: property.binding).flatMap { publishedSources(of: $0.name, in: owner, depth: depth + 1) }
  }

  /// Whether a read of a member depends on a published value that some code changes while views show it.
  package func publishesChange(of name: String, in type: TypeDeclaration) -> Bool {
    let owners = classes(of: type)
    return publishedSources(of: name, in: type).contains { source in owners.contains { changes(source, of: $0) } }
  }

  /// Whether a class, a superclass or an extension of one announces changes by hand: `objectWillChange`, `access(keyPath:`, `withMutation(`.
  package func announcesByHand(_ type: TypeDeclaration) -> Bool {
    classes(of: type).contains { mentions(["objectWillChange", "access", "withMutation"], inPartsOf: $0) }
  }

  /// Whether the code of a type or of its extensions mentions one of the names.
  package func mentions(_ names: Set<String>, inPartsOf type: TypeDeclaration) -> Bool {
    let parts = [type.node] + extensions(of: type).map(\.node)
    return parts.contains { part in
      part.descendants.contains { ($0.kind == .identifierExpr || $0.kind == .memberSuffix) && names.contains($0.name) }
    }
  }
}

extension Node {
  /// Every `x` and `self.x` in this code that no local declaration hides.
  package func mentionsOfMembers(upTo root: Node) -> [Node] {
    descendants.compactMap { node in
      guard node.kind == .identifierExpr else { return nil }
      if node.name == "self" {
        guard node.parent?.kind == .chain, let member = node.nextSibling, member.kind == .memberSuffix else { return nil }
        return member
      }
      return node.localDeclaration(of: node.name, upTo: root) == nil ? node : nil
    }
  }
}

/// The members that code reads of a value in a property: `store.plan.isPro`.
package struct MemberRead: Sendable {
  package let access: Access
  /// The member suffixes behind the property that are no method calls, in order; never empty.
  package let path: [Node]

  package var first: Node { path[0] }
}

extension ViewFacts {
  /// The members of a property's value that are read, methods left out. Writes and publishers, `store.$plan`, are none.
  package func memberReads(of property: String) -> [MemberRead] {
    accesses(of: property).compactMap { access in
      guard access.kind.isPlainRead else { return nil }
      let path = access.node.memberPath
      return path.isEmpty ? nil : MemberRead(access: access, path: path)
    }
  }

  /// The members that are read while SwiftUI evaluates the body.
  package func memberReadsInBody(of property: String) -> [MemberRead] {
    memberReads(of: property).filter { regions($0.access).kinds.contains(.build) }
  }
}

extension Node {
  /// The plain members that follow in a chain: `plan`, `isPro` of `store.plan.isPro.description()` behind `store`.
  package var memberPath: [Node] {
    guard parent?.kind == .chain else { return [] }
    var path: [Node] = []
    var next = nextSibling
    while let suffix = next {
      next = suffix.nextSibling
      if suffix.kind == .optionalSuffix || suffix.kind == .unwrapSuffix { continue }
      guard suffix.kind == .memberSuffix, next?.kind != .callSuffix, next?.kind != .genericSuffix, !suffix.name.hasPrefix("$") else { break }
      path.append(suffix)
    }
    return path
  }
}
