import Linting
import Semantics
import Syntax

// Words that several rules share.

extension FileContext {
  /// The targets of the code at a node, availability checks around it counted.
  func targets(at node: Node) -> DeploymentTargets { node.targets(of: targets) }

  /// The code may run on the platform: its targets include it, or nothing is known of them.
  func mayRun(on platform: Platform) -> Bool { targets.includes(platform) ?? true }

  /// The modifier is applied to a view: the chain starts with one, with the content of a modifier, with a member that is a view, or
  /// with nothing in an extension of View.
  func isOnView(_ call: Call) -> Bool {
    let chain = call.chain.outermostChain
    if call.callee.kind == .identifierExpr { return call.node.enclosingTypeNames == ["View"] }
    if let made = chain.rootCall, made.isInitializer {
      return project.view(madeBy: made, in: file) != nil || !index.declares(made.name) && (ClosureRole.isKnownContainer(made.name) || Self.plainViews.contains(made.name))
    }
    guard let base = chain.firstChild, base.kind == .identifierExpr else { return false }
    if base.name == "self" && chain.children.first(where: { $0.index > base.index })?.nextSibling?.kind == .callSuffix { return base.enclosingTypeNames == ["View"] }
    guard let view = view(around: base) else { return false }
    if base.name == "content", view.type.inherited.contains("ViewModifier") { return true }
    if base.name == "Color" || base.name == "Self" { return base.name == "Color" }
    let name = base.name == "self" ? base.nextSibling?.name ?? "" : base.name
    guard let property = view.property(name), property.isComputed else { return false }
    return property.type?.kind == .someType
  }

  private static let plainViews: Set<String> = ["Button", "Spacer", "Divider", "Color", "EmptyView", "Rectangle", "Circle", "RoundedRectangle", "Capsule", "LinearGradient"]

  /// A file of tests.
  var isTest: Bool { file.path.contains("Tests/") || index.imports(of: file).contains("XCTest") || index.imports(of: file).contains("Testing") }
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

/// The systems that first had an API which fixes introduce. Source: Apple's reference.
enum Minimum {
  static let dismiss = DeploymentTargets([.iOS: Version(15), .macOS: Version(12), .tvOS: Version(15), .watchOS: Version(8)])
  static let navigationStack = DeploymentTargets([.iOS: Version(16), .macOS: Version(13), .tvOS: Version(16), .watchOS: Version(9)])
  static let compactAdaptation = DeploymentTargets([.iOS: Version(16, 4), .macOS: Version(13, 3), .tvOS: Version(16, 4), .watchOS: Version(9, 4)])
  static let tint = DeploymentTargets([.iOS: Version(15), .macOS: Version(12), .tvOS: Version(15), .watchOS: Version(8)])
  static let inspector = DeploymentTargets([.iOS: Version(17), .macOS: Version(14)])
  static let contentUnavailable = DeploymentTargets([.iOS: Version(17), .macOS: Version(14), .tvOS: Version(17), .watchOS: Version(10)])
  static let alertWithActions = DeploymentTargets([.iOS: Version(15), .macOS: Version(12), .tvOS: Version(15), .watchOS: Version(8)])
}

extension Node {
  /// The chain that a part of `#if` in a chain belongs to; else the node itself.
  var outermostChain: Node {
    var node = self
    while node.kind == .ifConfigClause, let suffix = node.parent, suffix.kind == .ifConfigSuffix, let outer = suffix.parent { node = outer }
    return node
  }
}
