import Syntax

/// A place where the body of some view reads a member of an object, or makes a binding to it.
package struct BodyRead: Sendable {
  package let view: TypeDeclaration
  package let file: SourceFile
  /// The member's suffix.
  package let node: Node
}

extension Project {
  /// The first place where a view's body depends on one of the members of a class: `prefs.isOn`, `$prefs.isOn`, `store.prefs.isOn`.
  ///
  /// O(accesses of all views): for a finding about to be made.
  package func bodyRead(of names: Set<String>, in type: TypeDeclaration) -> BodyRead? {
    for candidate in index.types {
      guard let view = knownFacts(of: candidate) else { continue }
      for access in view.accesses {
        let path = access.node.memberPath
        guard path.contains(where: { names.contains($0.name) }), !access.isWrite, view.regions(access).kinds.contains(.build), let property = view.property(access.property) else { continue }
        let file = view.members[access.member].file
        var owner = index.heldClass(property, in: index.file(of: property.binding.tree) ?? file)
        for member in path {
          guard let held = owner else { break }
          if names.contains(member.name), index.classes(of: held).contains(where: { $0.node == type.node }) { return BodyRead(view: candidate, file: file, node: member) }
          owner = index.property(member.name, ofClass: held).flatMap { index.heldClass($0.property, in: $0.owner.file) }
        }
      }
    }
    return nil
  }
}

extension ProjectIndex {
  /// The class of the project whose initialiser an expression is a call of: `Store()`, `Garden.Store(beds: 3)`, `Store.init()`, and `.init()`
  /// where the annotation names it; nothing follows the call.
  package func constructedClass(_ expression: Node, as annotation: Node? = nil, in file: SourceFile) -> TypeDeclaration? {
    guard let construction = expression.construction(as: annotation), case .found(let type) = resolve(construction.path, from: expression.enclosingTypeNames, in: file), type.kind == .class else { return nil }
    return type
  }

  /// The class or one of its superclasses inherits from something that the project does not declare and that may be a class with code of its own.
  package func hasForeignSuperclass(_ type: TypeDeclaration) -> Bool {
    guard let last = classes(of: type).last, let first = last.inherited.first else { return false }
    guard let first else { return true }
    if case .found(let declaration) = resolve([first], from: last.scope, in: last.file) { return declaration.kind != .protocol }
    return !KnownNames.isPlainBase(first)
  }
}

extension Node {
  /// The call of an initialiser that is the whole expression, with the path of the type's name: `Model()`, `Store.Model(id: 1)`, `Model.init()`,
  /// and `.init()` of the type that the annotation names.
  package func construction(as annotation: Node? = nil) -> (call: Call, path: [String])? {
    guard kind == .chain, let call = rootCall, call.chain == self, call.node.endToken == endToken else { return nil }
    let isExplicit = call.isNamed("init")
    if call.callee.kind == .implicitMember { return isExplicit ? annotation?.typePath.map { (call, $0) } : nil }
    guard isExplicit || call.isInitializer else { return nil }
    let names = children.filter { $0.index < call.node.index && $0.kind != .genericSuffix }.map(\.name)
    let path = (isExplicit ? names.dropLast() : names[...]).drop { $0 == "SwiftUI" }
    guard let last = path.last, last.first(where: { $0 != "_" })?.isUppercase ?? false else { return nil }
    return (call, Array(path))
  }
}
