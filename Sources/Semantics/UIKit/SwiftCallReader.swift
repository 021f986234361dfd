import Syntax

/// Reads single calls of view controllers' methods in one declaration of a Swift file.
struct SwiftCallReader {
  let tree: SyntaxTree
  /// The declaration whose code is read.
  let root: Node

  func read(_ call: Call) -> ControllerCall? {
    guard let operation = operation(call), let receiver = receiver(of: call) else { return nil }
    var result = ControllerCall(operation: operation, range: expression(of: call).range, nameRange: call.nameRange, receiver: receiver, position: position(of: call))
    let arguments = call.arguments
    if let first = arguments.first, !first.isTrailing, first.value.kind != .nilLiteral { result.argument = first.value.plainPath ?? first.value.text }
    if let animated = call.argument("animated")?.value { result.animated = animated.text == "true" ? .yes : animated.text == "false" ? .no : .unknown }
    result.hasCompletion = arguments.contains { ($0.label == "completion" || $0.isTrailing) && $0.value.kind != .nilLiteral }
    result.isAwaited = call.node.ancestors.prefix { $0.kind == .chain || $0.kind == .tryExpr || $0.kind == .awaitExpr }.contains { $0.kind == .awaitExpr }
    switch operation {
    case .makeAlert, .makeActivity: result.fate = fate(of: call)
    case .present: result.receiverOrigin = origin(ofReceiver: call)
    default: break
    }
    return result
  }

  // MARK: What it does

  private func operation(_ call: Call) -> ControllerCall.Operation? {
    let arguments = call.arguments
    let labels = arguments.map { $0.isTrailing ? "{}" : $0.label ?? "_" }
    switch call.name {
    case "present": return labels.first == "_" && labels.dropFirst().first == "animated" ? .present : nil
    case "dismiss": return labels.first == "animated" ? .dismiss : nil
    case "pushViewController": return labels == ["_", "animated"] ? .push : nil
    case "popViewController", "popToRootViewController": return labels == ["animated"] ? .pop : nil
    case "popToViewController": return labels == ["_", "animated"] ? .pop : nil
    case "performSegue": return labels == ["withIdentifier", "sender"] ? .performSegue : nil
    case "addChild": return labels == ["_"] ? .addChild : nil
    case "didMove": return labels == ["toParent"] ? .didMove : nil
    case "willMove": return labels == ["toParent"] ? .willMove : nil
    case "removeFromParent": return labels.isEmpty ? .removeFromParent : nil
    default: return construction(call, labels, arguments) ?? superCall(call)
    }
  }

  private func construction(_ call: Call, _ labels: [String], _ arguments: [Call.Argument]) -> ControllerCall.Operation? {
    guard let name = constructedClass(call) else { return nil }
    switch name {
    case "UIAlertController":
      guard labels == ["title", "message", "preferredStyle"] else { return nil }
      let style = arguments[2].value
      switch style.kind == .implicitMember || style.kind == .chain ? style.text.split(separator: ".").last ?? "" : "" {
      case "alert": return .makeAlert(.alert)
      case "actionSheet": return .makeAlert(.actionSheet)
      default: return .makeAlert(.unknown)
      }
    case "UIActivityViewController": return labels == ["activityItems", "applicationActivities"] ? .makeActivity : nil
    default: return UIKitNames.deprecated[name] != nil ? .makeDeprecated(name) : nil
    }
  }

  /// The class that an initialiser makes: `UIAlertController(…)`, `UIKit.UIAlertController(…)`, `UIAlertController.init(…)`, or `.init(…)` for an annotated variable.
  private func constructedClass(_ call: Call) -> String? {
    guard call.isNamed("init") else {
      guard call.isInitializer else { return nil }
      return !call.isMember || call.chain.firstChild.map { $0.kind == .identifierExpr && $0.name == "UIKit" } ?? false ? call.name : nil
    }
    if call.callee.kind == .implicitMember { return call.chain.parent.flatMap { $0.kind == .patternBinding ? $0.typeChild?.typePath?.last : nil } }
    let path = call.calleePath
    return path.last == "init" && (path.count == 2 || path.count == 3 && path[0] == "UIKit") ? path[path.count - 2] : nil
  }

  private func superCall(_ call: Call) -> ControllerCall.Operation? {
    guard call.callee.kind == .memberSuffix, call.callee.previousSibling?.kind == .superExpr else { return nil }
    return Lifecycle(rawValue: call.name).map { .superCall($0) }
  }

  /// The receiver's text; nil when it is no simple path of names and calls.
  private func receiver(of call: Call) -> String? {
    guard call.callee.kind == .memberSuffix else { return "self" }
    var text = ""
    for part in call.chain.children {
      if part.index == call.callee.index { break }
      switch part.kind {
      case .identifierExpr, .superExpr: text += part.kind == .superExpr ? "super" : part.name
      case .memberSuffix: text += "." + part.name
      case .optionalSuffix, .unwrapSuffix: continue
      default: text += part.text
      }
    }
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  /// What the variable that receives a call was set to where it was declared.
  private func origin(ofReceiver call: Call) -> String? {
    guard call.callee.kind == .memberSuffix, let base = call.chain.firstChild, base.kind == .identifierExpr, let next = base.nextSibling,
      next.index == call.callee.index || next.kind == .optionalSuffix && next.nextSibling?.index == call.callee.index,
      let value = declaration(of: base, base.name)?.parent?.expressionChild
    else { return nil }
    return value.text.filter { $0 != "?" && $0 != "!" }
  }

  // MARK: Where it stands

  /// The chain that ends with the call, or the call's own parts of a longer chain.
  private func expression(of call: Call) -> Node { call.chain.kind == .chain ? call.chain : call.node }

  private func position(of call: Call) -> Position {
    var blocks: [Int] = []
    var closures: [ClosureTiming] = []
    var isOneRun = true
    for ancestor in call.node.ancestors {
      switch ancestor.kind {
      case .codeBlock, .switchCase, .ifConfigClause, .accessorBlock, .closureExpr:
        if isOneRun { blocks.append(ancestor.index) }
      default: break
      }
      if ancestor.kind == .closureExpr {
        let timing = ClosureTiming.of(ancestor)
        closures.append(timing)
        if timing != .atOnce { isOneRun = false }
      } else if ancestor.kind == .functionDecl, ancestor.index != root.index {
        // A local function runs whenever it is called.
        closures.append(.unknown)
        isOneRun = false
      }
      if ancestor.index == root.index { break }
    }
    return Position(blocks: blocks, statementOf: statementBlock(of: call), closures: closures, offset: call.nameRange.lowerBound)
  }

  /// The block of which the call is a statement by itself: `_ = …`, `try` and `await` included.
  private func statementBlock(of call: Call) -> Int? {
    var node = call.chain
    guard node.kind == .chain, node.endToken == call.node.endToken else { return nil }
    while let parent = node.parent {
      switch parent.kind {
      case .codeBlock, .closureExpr, .switchCase, .accessorBlock, .ifConfigClause: return parent.index
      case .tryExpr, .awaitExpr: node = parent
      case .sequence:
        guard parent.firstChild?.kind == .wildcardExpr, parent.endToken == node.endToken else { return nil }
        node = parent
      default: return nil
      }
    }
    return nil
  }

  // MARK: Where a new object goes

  private func fate(of call: Call) -> Fate {
    let value = call.chain
    guard value.kind == .chain, value.endToken == call.node.endToken, let parent = value.parent else { return .elsewhere }
    switch parent.kind {
    case .argument:
      guard let suffix = parent.parent, let outer = Call(suffix), operation(outer) == .present, outer.arguments.first?.node == parent else { return .elsewhere }
      return .presented
    case .patternBinding:
      guard let pattern = parent.firstChild, pattern.kind == .identifierPattern, isLocal(pattern) else { return .elsewhere }
      return .variable(LocalVariable(name: pattern.name, uses: uses(of: pattern)))
    case .sequence:
      // `sheet = UIAlertController(…)` where `sheet` is declared before.
      let parts = Array(parent.children)
      guard parts.count == 3, parts[0].kind == .identifierExpr, parts[1].kind == .assignmentOperator, parts[2].index == value.index,
        let declaration = parts[0].localDeclaration(of: parts[0].name, upTo: root), declaration.kind == .identifierPattern
      else { return .elsewhere }
      return .variable(LocalVariable(name: parts[0].name, uses: uses(of: declaration)))
    default: return .elsewhere
    }
  }

  /// The pattern stands in a body, not among the members of a type or the globals of a file.
  private func isLocal(_ pattern: Node) -> Bool {
    guard let declaration = pattern.ancestors.first(where: { $0.kind == .variableDecl }) else { return false }
    return declaration.index != root.index
  }

  private func uses(of pattern: Node) -> [LocalVariable.Use] {
    let name = pattern.name
    var uses: [LocalVariable.Use] = []
    for node in root.descendants where node.index > pattern.index && node.kind == .identifierExpr && node.tree.name(ofToken: node.identifierToken) == name {
      guard declaration(of: node, name)?.index == pattern.index, let use = use(node) else { continue }
      uses.append(use)
    }
    return uses
  }

  /// The declaration that a name means, captures followed.
  private func declaration(of node: Node, _ name: String) -> Node? {
    var declaration = node.localDeclaration(of: name, upTo: root)
    for _ in 0..<8 {
      guard let capture = declaration, capture.kind == .captureItem, capture.firstChild == nil || capture.firstChild?.name == name, let closure = capture.ancestors.first(where: { $0.kind == .closureExpr }) else { break }
      declaration = closure.localDeclaration(of: name, upTo: root)
    }
    return declaration
  }

  private func use(_ node: Node) -> LocalVariable.Use? {
    var value = node
    var parent = node.parent
    if let chain = parent, chain.kind == .chain {
      guard chain.firstChild?.index == node.index else { return .escapes }
      var next = node.nextSibling
      while let part = next, part.kind == .optionalSuffix || part.kind == .unwrapSuffix { next = part.nextSibling }
      if let part = next { return part.kind == .memberSuffix ? .member(part.name) : .escapes }
      value = chain
      parent = chain.parent
    }
    guard let parent else { return .escapes }
    if parent.kind == .argument, let suffix = parent.parent, let call = Call(suffix), operation(call) == .present, call.arguments.first?.node == parent { return .presented }
    // A capture is no use by itself.
    if parent.kind == .captureItem { return nil }
    // Being assigned is none either.
    if parent.kind == .sequence, parent.firstChild?.index == value.index, value.nextSibling?.kind == .assignmentOperator { return nil }
    return .escapes
  }
}
