/// A message of Objective-C: `[receiver selector]`, `[receiver keyword:value …]`.
package struct ObjCMessage: Sendable, Hashable {
  package let node: Node

  package init?(_ node: Node) {
    guard node.kind == .objcMessage else { return nil }
    self.node = node
  }

  package var tree: SyntaxTree { node.tree }
  package var range: Range<Int> { node.range }

  /// What the message is sent to; nil where the source lacks it.
  package var receiver: Node? { node.firstChild.flatMap { $0.kind == .objcMessageName || $0.kind == .objcMessageArgument ? nil : $0 } }
  package var isToSuper: Bool { receiver?.kind == .superExpr }
  /// The receiver's name when it is a plain name: a class, a variable, `self`.
  package var receiverName: String? { receiver.flatMap { $0.kind == .identifierExpr ? $0.name : nil } }

  package struct Argument: Sendable, Hashable {
    /// The word before the colon, empty where there is none.
    package let keyword: String
    /// Nil where the source lacks it.
    package let value: Node?
    /// Keyword and values.
    package let node: Node

    /// All values: more than one for the last keyword of a variadic method.
    package var values: [Node] { Array(node.children) }
  }

  package var arguments: [Argument] {
    node.children.compactMap { child in
      guard child.kind == .objcMessageArgument else { return nil }
      let isNamed = child.tree.kind(ofToken: child.firstToken) == .identifier
      return Argument(keyword: isNamed ? child.tree.text(ofToken: child.firstToken) : "", value: child.firstChild, node: child)
    }
  }

  /// The first argument with the keyword.
  package func argument(_ keyword: StaticString) -> Argument? { arguments.first { $0.node.tree.token($0.node.firstToken, is: keyword) } }

  /// `presentViewController:animated:completion:`; empty where the source has none.
  package var selector: String {
    if let name = node.firstChild(.objcMessageName) { return name.text }
    return arguments.map { $0.keyword + ":" }.joined()
  }

  /// Whether the selector is `selector`, without making a string.
  package func hasSelector(_ selector: StaticString) -> Bool {
    var rest = SelectorBytes(selector)
    for child in node.children {
      switch child.kind {
      case .objcMessageName: return rest.take(tree, child.firstToken) && rest.isAtEnd
      case .objcMessageArgument:
        if tree.kind(ofToken: child.firstToken) == .identifier, !rest.take(tree, child.firstToken) { return false }
        if !rest.takeColon() { return false }
      default: continue
      }
    }
    return rest.isAtEnd
  }

  /// The token with the selector's first word, or the message's first where it has none.
  package var nameToken: Int { node.children.first { $0.kind == .objcMessageName || $0.kind == .objcMessageArgument }?.firstToken ?? node.firstToken }
  package var nameRange: Range<Int> { tree.range(ofToken: nameToken) }
}

/// The bytes of a selector that are not yet compared.
struct SelectorBytes {
  private let text: StaticString
  private var position = 0

  init(_ text: StaticString) { self.text = text }

  var isAtEnd: Bool { position == text.utf8CodeUnitCount }

  /// Moves over a token's bytes if they come next.
  mutating func take(_ tree: SyntaxTree, _ token: Int) -> Bool {
    let range = tree.range(ofToken: token)
    guard position + range.count <= text.utf8CodeUnitCount else { return false }
    for offset in range {
      guard tree.text[offset] == text.utf8Start[position] else { return false }
      position += 1
    }
    return true
  }

  mutating func takeColon() -> Bool {
    guard position < text.utf8CodeUnitCount, text.utf8Start[position] == UInt8(ascii: ":") else { return false }
    position += 1
    return true
  }
}

/// A block `^type(parameters) { … }`.
package struct ObjCBlock: Sendable, Hashable {
  package let node: Node

  package init?(_ node: Node) {
    guard node.kind == .objcBlock else { return nil }
    self.node = node
  }

  package var range: Range<Int> { node.range }
  package var body: Node? { node.codeBlock }
  package var parameters: [ObjCParameter] { node.firstChild(.objcParameterList).map { $0.children.compactMap(ObjCParameter.init) } ?? [] }

  /// Who gets the block.
  package enum Consumer: Sendable, Hashable {
    /// An argument of a message, with its keyword.
    case message(ObjCMessage, keyword: String)
    /// An argument of a call of a function or of a block, with its position.
    case call(Call, position: Int)
    /// The value of an assignment.
    case assignment(ObjCAssignment)
    /// The initial value of a variable.
    case variable(ObjCDeclarator)
    /// It is called where it stands, returned, an element of a literal …
    case other
  }

  /// Who gets the block, casts and parentheses around it left out.
  package var consumer: Consumer {
    var value = node
    while let parent = value.parent, parent.kind == .objcCast || parent.kind == .objcParen { value = parent }
    guard let parent = value.parent else { return .other }
    switch parent.kind {
    case .objcMessageArgument:
      guard let message = parent.parent.flatMap(ObjCMessage.init) else { return .other }
      let isNamed = node.tree.kind(ofToken: parent.firstToken) == .identifier
      return .message(message, keyword: isNamed ? node.tree.text(ofToken: parent.firstToken) : "")
    case .argument:
      guard let suffix = parent.parent, let call = Call(suffix) else { return .other }
      return .call(call, position: suffix.children.prefix { $0 != parent }.count)
    case .objcAssignment: return ObjCAssignment(parent).map { $0.value == value ? .assignment($0) : .other } ?? .other
    case .objcDeclarator: return ObjCDeclarator(parent).map(Consumer.variable) ?? .other
    default: return .other
    }
  }
}

/// `target = value`, or with another assignment operator.
package struct ObjCAssignment: Sendable, Hashable {
  package let node: Node

  package init?(_ node: Node) {
    guard node.kind == .objcAssignment else { return nil }
    self.node = node
  }

  package var range: Range<Int> { node.range }
  package var target: Node? { node.firstChild }
  package var operatorText: String { node.firstChild(.assignmentOperator)?.text ?? "" }
  /// `=`, neither `+=` nor another.
  package var isPlain: Bool { node.firstChild(.assignmentOperator).map { node.tree.kind(ofToken: $0.firstToken) == .equal } ?? false }
  package var value: Node? { node.firstChild(.assignmentOperator)?.nextSibling }
}

extension Node {
  /// A chain that only reads members, as its names: `self.view.window` is `["self", "view", "window"]`.
  ///
  /// Messages without arguments count: `[[self view] window]`, `[self view].window`. Nil for everything else.
  package var objcPath: [String]? {
    var path: [String] = []
    return appendObjCPath(to: &path) ? path : nil
  }

  private func appendObjCPath(to path: inout [String]) -> Bool {
    switch kind {
    case .identifierExpr, .superExpr: path.append(text)
    case .objcParen:
      guard let inner = firstChild, inner.nextSibling == nil else { return false }
      return inner.appendObjCPath(to: &path)
    case .objcMessage:
      guard let message = ObjCMessage(self), let receiver = message.receiver, let name = receiver.nextSibling, name.kind == .objcMessageName else { return false }
      guard name.nextSibling == nil, receiver.appendObjCPath(to: &path) else { return false }
      path.append(name.text)
    case .chain:
      for (position, part) in children.enumerated() {
        if position == 0 {
          guard part.appendObjCPath(to: &path) else { return false }
        } else {
          guard part.kind == .memberSuffix, let token = part.memberNameToken else { return false }
          path.append(tree.text(ofToken: token))
        }
      }
    default: return false
    }
    return true
  }

  /// The innermost statement around an Objective-C node, itself included; nil outside of code.
  package var objcStatement: Node? {
    ([self] + Array(ancestors)).first { $0.kind.isStatement || ($0.kind == .objcVariable && $0.parent?.kind != .objcIvarBlock) }
  }

  /// The method around an Objective-C node, blocks between them or not.
  package var objcMethod: ObjCMethod? { ancestors.first { $0.kind == .objcMethod }.flatMap(ObjCMethod.init) }
}
