import Syntax

/// The local variables and parameters of one method or function, and where they are named: gathered in one pass.
struct ObjectiveCLocals {
  private var declared: [String: [(node: Node, scope: Node)]] = [:]
  private var mentioned: [String: [Node]] = [:]

  /// O(nodes of the method).
  init(of root: Node) {
    for node in root.descendants {
      switch node.kind {
      case .objcDeclarator, .objcParameter:
        if let name = node.objcName, let scope = node.objcScope { declared[name, default: []].append((node, scope)) }
      case .identifierExpr: mentioned[node.name, default: []].append(node)
      default: continue
      }
    }
  }

  /// What a name means at a node: of the declarations whose scope holds it the nearest before it.
  func declaration(of name: String, at node: Node) -> Node? {
    let all = declared[name] ?? []
    var position = all.indices.partitioningIndex { all[$0].node.index >= node.index }
    while position > 0 {
      position -= 1
      if all[position].scope.contains(node) { return all[position].node }
    }
    return nil
  }

  /// Where a name means a declaration, in the order of the source.
  func mentions(of name: String, declaredBy declaration: Node) -> [Node] {
    let all = mentioned[name] ?? []
    let end = declaration.objcScope?.endIndex ?? declaration.index
    return all[all.indices.partitioningIndex { all[$0].index > declaration.index }...].prefix { $0.index < end }.filter { self.declaration(of: name, at: $0)?.index == declaration.index }
  }
}

extension Node {
  /// Where the name of a declarator or parameter is visible.
  fileprivate var objcScope: Node? {
    ancestors.first { [.codeBlock, .forStatement, .objcForIn, .whileStatement, .ifBranch, .objcBlock, .objcLambda, .objcMethod, .objcFunction, .switchCase].contains($0.kind) }
  }
}
