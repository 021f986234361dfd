import Linting
import Semantics
import Syntax

extension Diagnostic {
  /// The declaration around the finding as a path, `Card.body`; nil at the top level of a file.
  ///
  /// Variables and functions inside of others are left out: they are no names that anybody looks for.
  var enclosingSymbol: String? {
    guard !isAboutFile else { return nil }
    // The node that starts where the finding starts counts: a finding at a declaration's first word is about the declaration.
    let inner = file.tree.node(around: range.isEmpty ? range.lowerBound : range.lowerBound + 1)
    var path: [String] = []
    var startsWithMember = false
    for node in [inner] + Array(inner.ancestors) {
      let (name, isMember) = Self.name(of: node)
      guard let name else { continue }
      if startsWithMember && isMember { path.removeFirst() }
      path.insert(name, at: 0)
      startsWithMember = isMember
    }
    return path.isEmpty ? nil : path.joined(separator: ".")
  }

  private static func name(of node: Node) -> (name: String?, isMember: Bool) {
    switch node.kind {
    case .extensionDecl: (node.typeChild?.typePath?.joined(separator: "."), false)
    case let kind where kind.isTypeDeclaration: (node.declaredName, false)
    case .functionDecl: (node.declaredName, true)
    case .initializerDecl: ("init", true)
    case .deinitializerDecl: ("deinit", true)
    case .subscriptDecl: ("subscript", true)
    case .variableDecl: (node.declaredProperties.first?.name, true)
    case .objcInterface, .objcImplementation, .objcProtocol: (ObjCClassDeclaration(node)?.name, false)
    case .objcMethod: (ObjCMethod(node)?.selector, true)
    case .objcProperty: (ObjCProperty(node)?.name, true)
    case .objcFunction: (ObjCFunction(node)?.name, true)
    default: (nil, false)
    }
  }
}
