import Syntax

/// Finds the properties of a Swift file's classes that hold a protocol of the project, and may be a delegate.
package struct SwiftDelegateReader {
  private let index: ProjectIndex

  package init(_ index: ProjectIndex) { self.index = index }

  package func read(_ types: [TypeDeclaration]) -> [DelegateProperty] {
    types.filter { $0.kind == .class }.flatMap { type in type.properties.compactMap { read($0, of: type) } }
  }

  /// Only a variable that may be empty: what is always there was chosen to be kept.
  private func read(_ property: Property, of type: TypeDeclaration) -> DelegateProperty? {
    guard !property.isStatic, !property.isLet, property.name == "dataSource" || property.name.lowercased().hasSuffix("delegate"), !property.isComputed, property.initialValue?.kind ?? .nilLiteral == .nilLiteral, property.wrapper == nil,
      !property.sharesDeclaration, Set(property.modifiers).isDisjoint(with: ["weak", "unowned", "lazy", "override"]), let annotation = property.type, annotation.kind == .optionalType,
      let path = annotation.typeChild?.protocolPath, let name = path.last, !isKeptOnPurpose(property.declaration)
    else { return nil }
    guard case .found(let declaration) = index.resolve(path, from: type.scope + [type.name], in: type.file), declaration.kind == .protocol else { return nil }
    let keyword = property.declaration.tree.range(ofToken: property.declaration.keywordToken).lowerBound
    return DelegateProperty(
      name: property.name, owner: type.name, type: name, nameRange: property.declaration.tree.range(ofToken: property.nameToken), fix: keyword..<keyword, isClassBound: isClassBound(declaration, depth: 0))
  }

  /// A comment above or behind the declaration speaks of strong references.
  private func isKeptOnPurpose(_ declaration: Node) -> Bool {
    let tree = declaration.tree
    let previous = declaration.firstToken > 0 ? tree.range(ofToken: declaration.firstToken - 1).upperBound : 0
    let next = tree.range(ofToken: declaration.endToken).lowerBound
    return DelegateProperty.isKeptOnPurpose(between: previous, and: next, in: tree)
  }

  private func isClassBound(_ declaration: TypeDeclaration, depth: Int) -> Knowledge {
    guard depth < 8 else { return .unknown }
    if declaration.attributes.contains("objc") { return .yes }
    var result = Knowledge.no
    for base in declaration.node.inheritedTypes {
      let name = base.typeName ?? base.text
      if name == "AnyObject" || name == "class" || name == "NSObjectProtocol" || UIKitNames.controllers.contains(name) || UIKitNames.others.contains(name) { return .yes }
      switch index.resolve([name], from: declaration.scope, in: declaration.file) {
      case .found(let type):
        if type.kind == .class { return .yes }
        guard type.kind == .protocol else { continue }
        let inherited = isClassBound(type, depth: depth + 1)
        if inherited.isYes { return .yes }
        if !inherited.isNo { result = .unknown }
      default: result = .unknown
      }
    }
    return result
  }
}

extension Node {
  /// The name of the protocol in `Foo`, `any Foo` and `(any Foo)`.
  fileprivate var protocolPath: [String]? {
    switch kind {
    case .anyType: return typeChild?.typePath
    case .tupleType: return firstChild.flatMap { $0.kind == .tupleTypeElement ? $0.typeChild?.protocolPath : $0.protocolPath }
    default: return typePath
    }
  }
}
