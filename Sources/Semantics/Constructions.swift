import Syntax

/// A place where the project makes a value of a type.
package struct Construction: Sendable {
  package let call: Call
  package let file: SourceFile

  /// The path of the type whose code makes it, when it is a plain name.
  package var enclosingType: [String]? {
    for ancestor in call.node.ancestors where ancestor.kind.isTypeDeclaration {
      if ancestor.kind == .extensionDecl { return ancestor.typeChild?.typePath }
      var path = [ancestor.declaredName]
      for outer in ancestor.ancestors where outer.kind.isTypeDeclaration { path.insert(outer.declaredName, at: 0) }
      return path
    }
    return nil
  }
}

extension ProjectIndex {
  /// Where the project calls an initialiser of a type by its name.
  package func constructions(of type: TypeDeclaration) -> [Construction] { constructions(named: type.name) }

  /// Whether a view is shown by a presentation, a link or a destination anywhere in the project.
  package func isPresentedOrPushed(_ type: TypeDeclaration) -> Bool {
    constructions(of: type).contains { construction in
      for closure in construction.call.node.ancestors {
        if closure.kind == .closureExpr {
          switch ClosureRole.of(closure, in: self) {
          case .presentation, .destination: return true
          default: if let (call, _) = closure.closureArgument, call.isNamed("NavigationLink") || call.isNamed("navigationDestination") { return true }
          }
        } else if closure.kind == .argument, let suffix = closure.parent, let call = Call(suffix), call.isNamed("NavigationLink") {
          return true
        }
      }
      return false
    }
  }

  /// Whether a file that makes values of a type mentions a member of the name on anything.
  package func mentions(_ member: String, ofTypeNamed name: String, outside file: SourceFile) -> Bool {
    let others = constructions(named: name).map(\.file).filter { $0 !== file }
    var seen: Set<String> = []
    return others.contains { other in
      guard other.mayMention(member), seen.insert(other.path).inserted else { return false }
      return other.tree.nodes(.memberSuffix).contains { $0.name == member }
    }
  }
}

extension ProjectIndex {
  /// A write of a member of the presented item inside the content of its own presentation: `item?.text = …`.
  package func editInContent(of item: TypeDeclaration, member: String, facts: (TypeDeclaration) -> ViewFacts) -> (write: Node, file: SourceFile)? {
    for type in types where isViewLike(type) {
      guard let property = type.properties.first(where: { $0.wrappedType?.typeName == item.name }), let path = property.wrappedType?.typePath,
        case .found(let found) = resolve(path, from: type.scope + [type.name], in: type.file), found.qualifiedName == item.qualifiedName
      else { continue }
      let view = facts(type)
      for presentation in view.presentations {
        guard case .item(.projection(let name)) = presentation.driver, name == property.name, let content = presentation.content else { continue }
        for access in view.accesses(of: name) where content.contains(access.node) {
          guard case .mutation = access.kind, let chain = access.node.parent,
            chain.children.contains(where: { $0.kind == .memberSuffix && $0.index > access.node.index && $0.name == member })
          else { continue }
          return (access.node, view.members[access.member].file)
        }
      }
    }
    return nil
  }
}
