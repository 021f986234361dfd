import Syntax

// What the types of Objective-C headers conform to in Swift.

extension ProjectIndex {
  /// Whether a type of the project's headers conforms to Identifiable: by `NSManagedObject`, or by an extension in Swift.
  package func isIdentifiable(_ type: ImportedType) -> Knowledge { conforms(type, KnownNames.identifiableBases) }

  package func isObservableObject(_ type: ImportedType) -> Knowledge { conforms(type, ["ObservableObject", "NSManagedObject", "NSDocument"]) }

  /// Objects are hashed by `isEqual:` and `hash`, enums by their value.
  package func isHashable(_ type: ImportedType) -> Knowledge {
    switch type {
    case .class(let type): type.isProtocol || rootOfChain(type) == nil ? .unknown : .yes
    case .enumeration(let type): type.kind == .open || type.kind == .closed ? .yes : .unknown
    }
  }

  /// Only an extension in Swift adds a conformance to what a header declares, to a class or to one of its superclasses.
  func conforms(_ type: ImportedType, _ bases: Set<String>, depth: Int = 0) -> Knowledge {
    var extended = [type.name]
    var result = Knowledge.no
    switch type {
    case .class(let type) where type.isProtocol: return .no
    case .class(let type):
      extended = imported.chain(of: type.name)
      if let base = extended.first(where: { bases.contains($0) }) { return declaresInSwift(base) ? .unknown : .yes }
      if rootOfChain(type) == nil { result = .unknown }
      // Every class has it from its root.
      if bases.contains("Hashable"), result.isNo { return .yes }
    case .enumeration(let type):
      if type.kind == .error || type.kind == .options { result = .unknown }
      if !bases.isDisjoint(with: ["Hashable", "RawRepresentable"]) { return .yes }
    }
    for name in extended + (extended.count > 1 ? Self.sharedBases : []) {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      for part in extensions(named: last) {
        for base in part.inherited {
          switch adds(base, bases, in: part.file, depth) {
          case .yes: return .yes
          case .unknown: result = .unknown
          case .no: continue
          }
        }
      }
    }
    return result
  }

  /// What an extension can be written for to reach many classes at once.
  private static let sharedBases = ["NSObject", "UIResponder", "UIView", "UIControl", "UIViewController", "NSResponder", "NSView", "NSControl", "NSViewController", "NSCell"]

  /// Whether an extension's clause brings one of the conformances.
  private func adds(_ base: String?, _ bases: Set<String>, in file: SourceFile, _ depth: Int) -> Knowledge {
    guard let base else { return .unknown }
    if bases.contains(base) { return .yes }
    switch resolve([base], from: [], in: file) {
    case .found(let declaration): return conforms(declaration, bases, attribute: nil, depth: depth + 1)
    case .imported: return .no
    case .ambiguous: return .unknown
    case .absent: return KnownNames.plainBases.contains(base) ? .no : .unknown
    }
  }

  /// The class of Apple's that a chain of imported classes ends in, where it is one of which all conformances are known; nil otherwise,
  /// and where Swift declares a name of the chain too.
  func rootOfChain(_ type: ImportedClass) -> String? {
    let chain = imported.chain(of: type.name)
    guard let root = imported.root(of: type.name), KnownNames.plainRoots.contains(root), !chain.contains(where: { declaresInSwift($0) }) else { return nil }
    return root
  }

  /// Whether an extension in Swift adds a property or function of the name to an imported class or to one that it inherits from.
  package func addsMember(_ name: String, toImported type: String) -> Bool {
    imported.chain(of: type).contains { base in
      extensions(named: base).contains { part in part.node.memberDeclarations.contains { $0.declaredProperties.contains { $0.name == name } || $0.kind == .functionDecl && $0.declaredName == name } }
    }
  }

  /// A protocol extension or a generic function never gives a class a property, but an alias may hide a name.
  func declaresInSwift(_ name: String) -> Bool { !types(named: name).isEmpty }
}
