/// `@interface`, `@implementation` or `@protocol` of a class, a category, a class extension or a protocol.
package struct ObjCClassDeclaration: Sendable, Hashable {
  package let node: Node

  package init?(_ node: Node) {
    guard [.objcInterface, .objcImplementation, .objcProtocol].contains(node.kind) else { return nil }
    self.node = node
  }

  package var range: Range<Int> { node.range }
  package var isInterface: Bool { node.kind == .objcInterface }
  package var isProtocol: Bool { node.kind == .objcProtocol }

  package var name: String { node.objcName ?? "" }
  package var superclass: String? { header(.objcSuperclass)?.objcName }
  /// The name of a category, empty for a class extension; nil for the class itself.
  package var category: String? { header(.objcCategory).map { $0.objcName ?? "" } }
  package var isExtension: Bool { category == "" }
  /// The names in the angle brackets.
  package var protocols: [String] { header(.objcProtocolList)?.children.map(\.text) ?? [] }

  /// A part of what stands before the members.
  private func header(_ kind: NodeKind) -> Node? {
    for child in node.children {
      if child.kind == kind { return child }
      if child.kind.isDeclaration { break }
    }
    return nil
  }

  /// The declarations of the class, those inside `#if` included.
  package var members: [Node] { Self.members(of: node) }
  package var methods: [ObjCMethod] { members.compactMap(ObjCMethod.init) }
  package var properties: [ObjCProperty] { members.compactMap(ObjCProperty.init) }
  package var instanceVariables: [ObjCVariable] { node.firstChild(.objcIvarBlock).map { Self.members(of: $0).compactMap(ObjCVariable.init) } ?? [] }

  private static func members(of node: Node) -> [Node] {
    var result: [Node] = []
    for child in node.children {
      switch child.kind {
      case .ifConfig, .ifConfigClause: result += members(of: child)
      case let kind where kind.isDeclaration: result.append(child)
      default: break
      }
    }
    return result
  }
}

/// A parameter of a method, a function or a block.
package struct ObjCParameter: Sendable, Hashable {
  package let node: Node

  package init?(_ node: Node) {
    guard node.kind == .objcParameter else { return nil }
    self.node = node
  }

  /// The word before the colon of a method's parameter, empty where there is none.
  package var keyword: String {
    node.tree.kind(ofToken: node.firstToken + 1) == .colon && node.firstToken + 1 < node.endToken ? node.tree.text(ofToken: node.firstToken) : ""
  }
  package var name: String? { node.objcName }
  /// The type as written; of `void (^name)(int)` what stands before the name.
  package var typeText: String { node.firstChild(.objcType)?.text ?? "" }
}

/// A method, declared or defined.
package struct ObjCMethod: Sendable, Hashable {
  package let node: Node

  package init?(_ node: Node) {
    guard node.kind == .objcMethod else { return nil }
    self.node = node
  }

  package var tree: SyntaxTree { node.tree }
  package var range: Range<Int> { node.range }
  package var isClassMethod: Bool { tree.token(node.firstToken, is: "+") }
  package var returnType: String { node.firstChild(.objcType)?.text ?? "" }
  package var parameters: [ObjCParameter] { node.children.compactMap(ObjCParameter.init) }
  /// Nil for a declaration.
  package var body: Node? { node.codeBlock }

  package var selector: String { node.firstChild(.objcSelectorName)?.text ?? parameters.map { $0.keyword + ":" }.joined() }

  /// Whether the selector is `selector`, without making a string.
  package func hasSelector(_ selector: StaticString) -> Bool {
    var rest = SelectorBytes(selector)
    for child in node.children {
      switch child.kind {
      case .objcSelectorName: return rest.take(tree, child.firstToken) && rest.isAtEnd
      case .objcParameter:
        if tree.kind(ofToken: child.firstToken) == .identifier, !rest.take(tree, child.firstToken) { return false }
        if !rest.takeColon() { return false }
      default: continue
      }
    }
    return rest.isAtEnd
  }

  /// From the sign to the end of the selector and its parameters.
  package var headRange: Range<Int> {
    let last = node.children.reversed().first { $0.kind == .objcSelectorName || $0.kind == .objcParameter }
    return node.start..<(last?.end ?? node.end)
  }

  /// The class, category or protocol around the method.
  package var container: ObjCClassDeclaration? { node.ancestors.lazy.compactMap(ObjCClassDeclaration.init).first }
  package var className: String? { container?.name }

  /// The statements of the body in the order of the source, those inside `#if` not entered.
  package var statements: [Node] { body.map { Array($0.children) } ?? [] }
}

/// A property's declaration.
package struct ObjCProperty: Sendable, Hashable {
  package let node: Node

  package init?(_ node: Node) {
    guard node.kind == .objcProperty else { return nil }
    self.node = node
  }

  package var range: Range<Int> { node.range }

  package struct Attribute: Sendable, Hashable {
    package let name: String
    /// What stands after the `=`.
    package let value: String?
    package let node: Node
  }

  package var attributes: [Attribute] {
    node.children.filter { $0.kind == .objcPropertyAttribute }.map { child in
      let tree = child.tree
      guard child.firstToken + 2 < child.endToken, tree.kind(ofToken: child.firstToken + 1) == .equal else {
        return Attribute(name: tree.text(ofToken: child.firstToken), value: nil, node: child)
      }
      let value = tree.text.string(tree.range(ofToken: child.firstToken + 2).lowerBound..<child.end)
      return Attribute(name: tree.text(ofToken: child.firstToken), value: value, node: child)
    }
  }

  package func hasAttribute(_ name: StaticString) -> Bool {
    node.children.contains { $0.kind == .objcPropertyAttribute && $0.tree.token($0.firstToken, is: name) }
  }

  /// The type as written, qualifiers included; of `void (^name)(int)` what stands before the name.
  package var typeText: String { node.firstChild(.objcType)?.text ?? "" }
  /// The first name that the property declares.
  package var name: String { node.firstChild(.objcDeclarator)?.objcName ?? "" }
  package var nameRange: Range<Int> { node.firstChild(.objcDeclarator)?.firstChild(.objcName)?.range ?? node.range }
  /// All names: `@property CGFloat width, height;` has two.
  package var names: [String] { node.children.filter { $0.kind == .objcDeclarator }.compactMap(\.objcName) }
  /// It holds a block: `void (^name)(int)`.
  package var isBlock: Bool { node.firstChild(.objcDeclarator)?.isObjCBlockDeclarator ?? false }
  package var container: ObjCClassDeclaration? { node.ancestors.lazy.compactMap(ObjCClassDeclaration.init).first }
}

/// A function of C, declared or defined.
package struct ObjCFunction: Sendable, Hashable {
  package let node: Node

  package init?(_ node: Node) {
    guard node.kind == .objcFunction else { return nil }
    self.node = node
  }

  package var range: Range<Int> { node.range }
  /// The name with its namespaces, or that of the macro which defines the function.
  package var name: String { node.firstChild(.objcName)?.text ?? node.tree.text(ofToken: node.firstToken) }
  package var parameters: [ObjCParameter] { node.firstChild(.objcParameterList)?.children.compactMap(ObjCParameter.init) ?? [] }
  /// Nil for a declaration.
  package var body: Node? { node.codeBlock }
}

/// One name that a declaration declares, with its initial value.
package struct ObjCDeclarator: Sendable, Hashable {
  package let node: Node

  package init?(_ node: Node) {
    guard node.kind == .objcDeclarator else { return nil }
    self.node = node
  }

  package var name: String { node.objcName ?? "" }
  package var nameRange: Range<Int> { node.firstChild(.objcName)?.range ?? node.range }
  /// The initial value after `=`.
  package var value: Node? { node.children.first { $0.kind.isExpression } }
  /// It holds a block: `void (^name)(int)`.
  package var isBlock: Bool { node.isObjCBlockDeclarator }
}

/// A declaration of variables: local, global or of an instance.
package struct ObjCVariable: Sendable, Hashable {
  package let node: Node

  package init?(_ node: Node) {
    guard node.kind == .objcVariable else { return nil }
    self.node = node
  }

  package var range: Range<Int> { node.range }
  /// The type as written, with the stars of the first name: `__weak Garden *`, `id<Growing>`.
  package var typeText: String { node.firstChild(.objcType)?.text ?? "" }
  package var declarators: [ObjCDeclarator] { node.children.compactMap(ObjCDeclarator.init) }
  /// The first name.
  package var name: String { node.firstChild(.objcDeclarator)?.objcName ?? "" }
  /// The initial value of the first name.
  package var value: Node? { node.firstChild(.objcDeclarator).flatMap(ObjCDeclarator.init)?.value }
}

extension Node {
  /// The text of the first child that is a name.
  package var objcName: String? { firstChild(.objcName)?.text }

  fileprivate var isObjCBlockDeclarator: Bool { tree.kind(ofToken: firstToken) == .leftParen && tree.token(firstToken + 1, is: "^") }
}
