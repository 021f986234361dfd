/// A call: the callee's last name with its arguments, wherever it stands in a chain.
///
/// `Text("a")`, `.sheet(isPresented: $x) { … }`, `.constant(true)` and `foo { … }` are calls.
public struct Call: Sendable, Hashable {
  /// The call's suffix: its parentheses and closures.
  public let node: Node
  /// The index of the token that names the callee.
  public let nameToken: Int
  /// The node that names the callee: a member suffix, an identifier or an implicit member.
  public let callee: Node

  /// The call that a call suffix makes, if the callee has a name.
  package init?(_ node: Node) {
    guard node.kind == .callSuffix, var callee = node.previousSibling else { return nil }
    // Generic arguments may stand between.
    if callee.kind == .genericSuffix, let named = callee.previousSibling { callee = named }
    switch callee.kind {
    case .memberSuffix, .implicitMember:
      guard let token = callee.memberNameToken else { return nil }
      nameToken = token
    case .identifierExpr: nameToken = callee.identifierToken
    default: return nil
    }
    self.callee = callee
    self.node = node
  }

  @inlinable public var tree: SyntaxTree { node.tree }
  package var name: String { node.ask { $0.name(ofToken: nameToken) } }
  @inlinable public var nameRange: Range<Int> { node.ask { $0.range(ofToken: nameToken) } }
  /// The chain that holds the call.
  package var chain: Node { node.parent ?? node }

  @inlinable public func isNamed(_ name: StaticString) -> Bool { node.ask { $0.token(nameToken, is: name) } }

  /// Whether the callee is a member of something: `a.b()`, `.b()`. A module's name in front makes no member: `SwiftUI.List { }`.
  package var isMember: Bool { callee.kind != .identifierExpr && !isModuleQualified }

  private var isModuleQualified: Bool {
    guard callee.kind == .memberSuffix, let module = callee.previousSibling, module.kind == .identifierExpr else { return false }
    return tree.token(module.identifierToken, is: "SwiftUI")
  }

  /// Whether the callee's name starts with a capital, underscores aside: the initialiser of a type.
  package var isInitializer: Bool {
    node.ask { tree in
      var offset = tree.range(ofToken: nameToken).lowerBound
      while tree.bytes[offset] == UInt8(ascii: "_") { offset += 1 }
      let byte = tree.bytes[offset]
      return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }
  }

  package struct Argument: Sendable, Hashable {
    /// Nil for an argument without label and for the first trailing closure.
    package let label: String?
    package let value: Node
    package let isTrailing: Bool
    /// The argument with its label: an `argument`, a `labeledClosure`, or the trailing closure itself.
    package let node: Node
  }

  /// The arguments in the order of the source, trailing closures included.
  package var arguments: [Argument] {
    node.children.compactMap { child in
      switch child.kind {
      case .argument:
        guard let value = child.firstChild else { return nil }
        return Argument(label: child.argumentLabel, value: value, isTrailing: false, node: child)
      case .closureExpr: return Argument(label: nil, value: child, isTrailing: true, node: child)
      case .labeledClosure:
        guard let value = child.firstChild else { return nil }
        return Argument(label: tree.name(ofToken: child.firstToken), value: value, isTrailing: true, node: child)
      default: return nil
      }
    }
  }

  package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
  package var trailingClosure: Node? { node.children.first { $0.kind == .closureExpr } }
}

extension Node {
  /// The label of an argument, if it has one.
  package var argumentLabel: String? {
    guard kind == .argument, tree.kind(ofToken: firstToken + 1) == .colon, let value = firstChild, value.firstToken >= firstToken + 2 else {
      return nil
    }
    return tree.name(ofToken: firstToken)
  }

  /// The token that names the member of a suffix or an implicit member.
  @inlinable @inline(__always) public var memberNameToken: Int? {
    guard kind == .memberSuffix || kind == .implicitMember else { return nil }
    var token = firstToken + 1
    if ask({ $0.kind(ofToken: token + 1) }) == .colonColon { token += 2 }
    return token < endToken ? token : nil
  }

  /// The token that names an identifier expression, without its module.
  @inlinable @inline(__always) public var identifierToken: Int {
    ask { $0.kind(ofToken: firstToken + 1) } == .colonColon && firstToken + 2 < endToken ? firstToken + 2 : firstToken
  }

  /// The byte range of the name of an identifier expression or a member, its period left out.
  package var nameRange: Range<Int> { ask { $0.range(ofToken: memberNameToken ?? identifierToken) } }

  /// The name of an identifier expression, a member or a single-token node.
  package var name: String {
    switch kind {
    case .memberSuffix, .implicitMember: memberNameToken.map { token in ask { $0.name(ofToken: token) } } ?? ""
    default: ask { $0.name(ofToken: identifierToken) }
    }
  }

  /// The sibling before this node, if any: O(depth of that sibling).
  package var previousSibling: Node? {
    guard let parent, index - 1 > parent.index else { return nil }
    // The node before is the sibling or its last descendant.
    var previous = Node(owner, index - 1)
    while let outer = previous.parent, outer.index != parent.index { previous = outer }
    return previous
  }

  /// The call that this closure or argument belongs to.
  package var argumentCall: Call? { kind == .closureExpr ? closureArgument?.call : parent.flatMap { Call($0) } }

  /// The call that this closure is an argument of, with its label; nil for a closure that stands alone.
  package var closureArgument: (call: Call, label: String?)? {
    guard kind == .closureExpr, let parent else { return nil }
    switch parent.kind {
    case .callSuffix: return Call(parent).map { ($0, nil) }
    case .labeledClosure:
      guard let suffix = parent.parent, let call = Call(suffix) else { return nil }
      return (call, tree.name(ofToken: parent.firstToken))
    case .argument:
      guard let suffix = parent.parent, suffix.kind == .callSuffix, let call = Call(suffix) else { return nil }
      return (call, parent.argumentLabel)
    default: return nil
    }
  }
}
