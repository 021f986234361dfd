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
  /// The class of the project whose initialiser an expression is a call of: `Store()`, `Garden.Store(beds: 3)`; nothing follows the call.
  package func constructedClass(_ expression: Node, in file: SourceFile) -> TypeDeclaration? {
    guard expression.kind == .chain, let call = expression.rootCall, call.isInitializer, call.callee.kind != .implicitMember, call.chain == expression, expression.children.map({ $0 }).last == call.node,
      case .found(let type) = resolve(call.calleePath, from: expression.enclosingTypeNames, in: file), type.kind == .class
    else { return nil }
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
