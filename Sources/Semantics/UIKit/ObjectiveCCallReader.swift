import Syntax

/// Reads single messages to view controllers in one method or function of an Objective-C file.
final class ObjectiveCCallReader {
  private let tree: SyntaxTree
  /// The method or function whose code is read.
  private let root: Node
  private lazy var locals = ObjectiveCLocals(of: root)

  init(_ root: Node) {
    self.root = root
    tree = root.tree
  }

  func read(_ message: ObjCMessage) -> ControllerCall? {
    guard let operation = Self.operation(message), let receiver = message.receiver else { return nil }
    var result = ControllerCall(
      operation: operation, range: message.range, nameRange: nameRange(of: message, operation), receiver: receiver.controllerPath ?? receiver.text,
      position: position(of: message.node, offset: message.nameRange.lowerBound))
    let arguments = message.arguments
    if let first = arguments.first?.value, first.kind != .nilLiteral { result.argument = first.controllerPath ?? first.text }
    let animated = arguments.first { $0.keyword == "animated" || $0.keyword.hasSuffix("Animated") }?.value?.text
    result.animated = ["YES", "true", "TRUE"].contains(animated) ? .yes : ["NO", "false", "FALSE"].contains(animated) ? .no : .unknown
    result.hasCompletion = message.argument("completion").map { $0.value?.kind != .nilLiteral && $0.value?.text != "NULL" } ?? false
    switch operation {
    case .makeAlert, .makeActivity: result.fate = fate(of: message)
    case .present: result.receiverOrigin = origin(of: receiver)
    default: break
    }
    return result
  }

  /// `UIAlertView.new`
  func read(chain node: Node) -> ControllerCall? {
    guard let (name, range) = Self.deprecatedClass(madeBy: node) else { return nil }
    return ControllerCall(operation: .makeDeprecated(name), range: node.range, nameRange: range, receiver: name, position: position(of: node, offset: node.start))
  }

  /// The class of an object that a chain makes: `UIAlertView.alloc`.
  static func deprecatedClass(madeBy node: Node) -> (name: String, range: Range<Int>)? {
    guard node.kind == .chain, let base = node.firstChild, base.kind == .identifierExpr, let member = base.nextSibling, member.kind == .memberSuffix, ["alloc", "new"].contains(member.name),
      UIKitNames.deprecated[base.name] != nil
    else { return nil }
    return (base.name, base.range)
  }

  /// What the variable that receives a message was set to where it was declared.
  private func origin(of receiver: Node) -> String? {
    guard receiver.kind == .identifierExpr, let declarator = locals.declaration(of: receiver.name, at: receiver).flatMap(ObjCDeclarator.init) else { return nil }
    return declarator.value.map { $0.controllerPath ?? $0.text }
  }

  /// For a new object the class, which the receiver names.
  private func nameRange(of message: ObjCMessage, _ operation: ControllerCall.Operation) -> Range<Int> {
    switch operation {
    case .makeAlert, .makeActivity, .makeDeprecated:
      let receiver = message.receiver.flatMap(ObjCMessage.init)?.receiver ?? message.receiver
      return receiver?.kind == .identifierExpr ? receiver?.range ?? message.nameRange : message.nameRange
    default: return message.nameRange
    }
  }

  // MARK: What it does

  private static let firstWords = NameSet([
    "presentViewController", "dismissViewControllerAnimated", "pushViewController", "popViewControllerAnimated", "popToRootViewControllerAnimated", "popToViewController",
    "performSegueWithIdentifier", "addChildViewController", "didMoveToParentViewController", "willMoveToParentViewController", "removeFromParentViewController",
    "alertControllerWithTitle", "initWithActivityItems", "alloc", "new", "presentModalViewController", "dismissModalViewControllerAnimated",
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ])

  static func isOfInterest(_ message: ObjCMessage) -> Bool {
    firstWords.contains(message.nameToken, in: message.tree) && operation(message) != nil
  }

  private static let operations: [(selector: StaticString, operation: ControllerCall.Operation)] = [
    ("presentViewController:animated:completion:", .present), ("dismissViewControllerAnimated:completion:", .dismiss),
    ("pushViewController:animated:", .push), ("popViewControllerAnimated:", .pop), ("popToRootViewControllerAnimated:", .pop), ("popToViewController:animated:", .pop),
    ("performSegueWithIdentifier:sender:", .performSegue), ("addChildViewController:", .addChild), ("didMoveToParentViewController:", .didMove),
    ("willMoveToParentViewController:", .willMove), ("removeFromParentViewController", .removeFromParent),
    ("presentModalViewController:animated:", .makeDeprecated("presentModalViewController:animated:")),
    ("dismissModalViewControllerAnimated:", .makeDeprecated("dismissModalViewControllerAnimated:")),
  ]

  static func operation(_ message: ObjCMessage) -> ControllerCall.Operation? {
    if let found = operations.first(where: { message.hasSelector($0.selector) }) { return found.operation }
    if message.hasSelector("alertControllerWithTitle:message:preferredStyle:"), message.receiverName == "UIAlertController" {
      switch message.argument("preferredStyle")?.value?.text {
      case "UIAlertControllerStyleAlert": return .makeAlert(.alert)
      case "UIAlertControllerStyleActionSheet": return .makeAlert(.actionSheet)
      default: return .makeAlert(.unknown)
      }
    }
    if message.hasSelector("initWithActivityItems:applicationActivities:") {
      return message.receiver?.objcPath == ["UIActivityViewController", "alloc"] ? .makeActivity : nil
    }
    if message.hasSelector("alloc") || message.hasSelector("new"), let name = message.receiverName { return UIKitNames.deprecated[name] != nil ? .makeDeprecated(name) : nil }
    if message.isToSuper { return Lifecycle.allCases.first { message.hasSelector($0.selector) }.map { .superCall($0) } }
    return nil
  }

  // MARK: Where it stands

  private func position(of node: Node, offset: Int) -> Position {
    var blocks: [Int] = []
    var closures: [ClosureTiming] = []
    var isOneRun = true
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .codeBlock, .switchCase, .ifConfigClause, .ifBranch, .elseClause, .whileStatement, .forStatement, .objcForIn, .objcDo:
        if isOneRun { blocks.append(ancestor.index) }
      case .objcBlock, .objcLambda:
        let timing = ObjCBlock(ancestor).map { ClosureTiming.of($0) } ?? .unknown
        closures.append(timing)
        if timing != .atOnce { isOneRun = false }
      default: break
      }
      if ancestor.index == root.index { break }
    }
    return Position(blocks: blocks, statementOf: statementBlock(of: node), closures: closures, offset: offset)
  }

  /// The block, or the branch without braces, of which the message is a statement by itself.
  private func statementBlock(of expression: Node) -> Int? {
    var node = expression
    while let parent = node.parent, parent.kind == .objcCast || parent.kind == .objcParen { node = parent }
    guard let statement = node.parent, statement.kind == .objcExpressionStatement, statement.objcExpression == node else { return nil }
    return statement.parent?.index
  }

  // MARK: Where a new object goes

  private func fate(of message: ObjCMessage) -> Fate {
    var node = message.node
    while let parent = node.parent, parent.kind == .objcCast || parent.kind == .objcParen { node = parent }
    guard let parent = node.parent else { return .elsewhere }
    switch parent.kind {
    case .objcMessageArgument: return isPresented(parent) ? .presented : .elsewhere
    case .objcDeclarator:
      guard let name = parent.objcName, parent.parent?.kind == .objcVariable, !(parent.parent?.text.hasPrefix("static") ?? true) else { return .elsewhere }
      return .variable(LocalVariable(name: name, uses: uses(of: name, declaredBy: parent)))
    case .objcAssignment:
      guard let assignment = ObjCAssignment(parent), assignment.isPlain, let target = assignment.target, target.kind == .identifierExpr, let declaration = locals.declaration(of: target.name, at: target), declaration.kind == .objcDeclarator else {
        return .elsewhere
      }
      return .variable(LocalVariable(name: target.name, uses: uses(of: target.name, declaredBy: declaration)))
    default: return .elsewhere
    }
  }

  /// An argument that is the first of `presentViewController:animated:completion:`.
  private func isPresented(_ argument: Node) -> Bool {
    guard let message = argument.parent.flatMap(ObjCMessage.init), message.hasSelector("presentViewController:animated:completion:") else { return false }
    return message.arguments.first?.node == argument
  }

  private func uses(of name: String, declaredBy declaration: Node) -> [LocalVariable.Use] {
    locals.mentions(of: name, declaredBy: declaration).compactMap { use($0) }
  }

  private func use(_ node: Node) -> LocalVariable.Use? {
    var value = node
    while let parent = value.parent, parent.kind == .objcCast || parent.kind == .objcParen { value = parent }
    guard let parent = value.parent else { return .escapes }
    switch parent.kind {
    case .objcMessage:
      guard let message = ObjCMessage(parent), message.receiver == value else { return .escapes }
      return .member(tree.text(ofToken: message.nameToken))
    case .chain:
      guard parent.firstChild == value, let next = value.nextSibling, next.kind == .memberSuffix else { return .escapes }
      return .member(next.name)
    case .objcMessageArgument: return isPresented(parent) ? .presented : .escapes
    case .objcAssignment: return parent.firstChild == value ? nil : .escapes
    default: return .escapes
    }
  }
}
