import Linting
import Semantics
import Syntax

// Words that several rules share.

extension FileContext {
  /// The targets of the code at a node, availability checks around it counted.
  func targets(at node: Node) -> DeploymentTargets { node.targets(of: targets) }

  /// The code may run on the platform: its targets include it, or nothing is known of them.
  func mayRun(on platform: Platform) -> Bool { targets.includes(platform) ?? true }

  /// What a modifier is applied to.
  func receiver(of call: Call) -> Receiver { project.receiver(of: call, in: file) }
}

extension Presentation {
  /// `sheet`, `fullScreenCover`
  var isModal: Bool { kind == .sheet || kind == .fullScreenCover }

  /// The name of the view's property behind a plain `$name`.
  var driverName: String? { if case .projection(let name) = driver.binding { name } else { nil } }

  /// Whether an access opens the presentation: `flag = true`, `flag.toggle()`, `item = value`.
  func isOpened(by access: Access) -> Bool {
    guard access.property == driverName else { return false }
    guard isItemDriven else { return ViewFacts.opens(access) }
    if case .write(let value) = access.kind { return value?.kind != .nilLiteral }
    return false
  }

  /// Whether an access closes the presentation: `flag = false`, `item = nil`.
  func isClosed(by access: Access) -> Bool {
    guard access.property == driverName, case .write(let value?) = access.kind else { return false }
    return isItemDriven ? value.kind == .nilLiteral : value.text == "false"
  }
}

extension Access {
  /// The statement that consists of this write: `x = …`, `x.toggle()`.
  var statement: Node? {
    let expression = node.parent?.kind == .chain ? node.parent : node
    guard let expression, let parent = expression.parent else { return nil }
    return parent.kind == .sequence ? parent : expression
  }
}

extension Node {
  /// The innermost call whose closure or argument holds this node, up to a member's root.
  func enclosingCall(where isWanted: (Call) -> Bool, upTo root: Node? = nil) -> Call? {
    for ancestor in ancestors {
      if ancestor.kind == .callSuffix, let call = Call(ancestor), isWanted(call) { return call }
      if ancestor.index == root?.index || ancestor.kind.isTypeDeclaration { return nil }
    }
    return nil
  }
}

extension Node {
  /// The type of a function without result, written out: `Void`, `()`.
  var isNothing: Bool { kind.isType && ["Void", "()", "Swift.Void"].contains(text) }

  /// The label of a part of a call: nil for an unlabelled trailing closure, `_` for an unlabelled argument.
  var partLabel: String? {
    switch kind {
    case .labeledClosure: tree.name(ofToken: firstToken)
    case .argument: argumentLabel ?? "_"
    default: nil
    }
  }

  /// The two stand in different branches of one `#if`, so no build has both.
  func isAlternative(to other: Node) -> Bool {
    guard tree === other.tree else { return false }
    for clause in ancestors where clause.kind == .ifConfigClause {
      guard let configuration = clause.parent, configuration.contains(other) else { continue }
      return !clause.contains(other)
    }
    return false
  }
}

extension ProjectIndex {
  /// The name is SwiftUI's: the project declares no type of it.
  func isSwiftUI(_ name: String) -> Bool { !declares(name) }
}

/// The modifiers whose closure SwiftUI calls on the main thread when something happened, and which shows nothing.
let actionModifiers: Set<String> = ["onAppear", "onDisappear", "onChange", "onTapGesture", "onLongPressGesture", "onSubmit"]

extension Array {
  /// The first of each, told apart by a part.
  func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

/// The systems that first had an API which fixes introduce. Source: Apple's reference.
enum Minimum {
  static let dismiss = DeploymentTargets.systems("15 12 15 8")
  static let navigationStack = DeploymentTargets.systems("16 13 16 9")
  static let compactAdaptation = DeploymentTargets.systems("16.4 13.3 16.4 9.4")
  static let tint = DeploymentTargets.systems("15 12 15 8")
  static let scrollContentBackground = DeploymentTargets.systems("16 13 - 9 1")
  static let inspector = DeploymentTargets.systems("17 14")
  static let contentUnavailable = DeploymentTargets.systems("17 14 17 10")
  static let alertWithActions = DeploymentTargets.systems("15 12 15 8")
}

extension Array where Element: Hashable {
  /// The first of each.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension FileContext {
  /// The static members of a type of SwiftUI that are written out, `UnitCurve.linear`, or with a leading dot where a declaration says the type.
  func members(of type: String, names: Set<String>) -> [Node] {
    guard isUserInterface, names.contains(where: file.mayMention) else { return [] }
    let lengths = Set(names.map(\.utf8.count))
    return tree.nodes(.memberSuffix, .implicitMember).filter { node in
      // Of the many members few have the right length.
      guard lengths.contains(node.nameRange.count), names.contains(node.name), index.isForeign(type, at: node, in: file) else { return false }
      if node.kind == .memberSuffix { return node.previousSibling?.kind == .identifierExpr && node.previousSibling?.name == type }
      return node.declaredTypeAround?.typeName == type
    }
  }
}

extension Node {
  /// The type that a declaration gives to the value which this expression is, or is one branch of.
  fileprivate var declaredTypeAround: Node? {
    guard let parent else { return nil }
    switch parent.kind {
    case .ternaryOperator, .sequence, .returnStatement: return parent.declaredTypeAround
    case .parameter, .patternBinding: return parent.typeChild
    case .accessorBlock: return parent.parent?.kind == .patternBinding ? parent.parent?.typeChild : nil
    case .codeBlock: return parent.parent?.resultType
    default: return nil
    }
  }
}

extension FileContext {
  /// The initialiser of SwiftUI's type: the project neither declares the type nor adds an initialiser, a function or a
  /// case that the call may mean.
  func isSwiftUI(_ call: Call) -> Bool {
    guard call.isInitializer, !call.isMember, call.callee.kind != .implicitMember, index.isForeign(call.name, at: call.node, in: file), !index.hasValue(named: call.name), !call.node.isGenericParameter(call.name) else { return false }
    return !index.extensions(named: call.name).contains { $0.node.memberDeclarations.contains { $0.kind == .initializerDecl && $0.canTake(call) } }
  }
}

extension FileContext {
  /// The names of toolbar placements: of items and groups, and of values that are declared as placements.
  func toolbarPlacements(named names: Set<String>) -> [Node] {
    let written = calls(["ToolbarItem", "ToolbarItemGroup"]).filter { isSwiftUI($0) }.compactMap { $0.argument("placement")?.value }
    let members = written.flatMap { $0.leaves.map(\.node) }.filter { $0.kind == .implicitMember && names.contains($0.name) } + members(of: "ToolbarItemPlacement", names: names)
    return members.uniqued()
  }
}
