import Syntax

/// A modifier that shows something over or beside its view: a sheet, a cover, a popover, an alert…
package struct Presentation: Sendable {
  package enum Kind: CaseIterable, Sendable {
    case sheet, fullScreenCover, popover, inspector, alert, confirmationDialog, navigationDestination, actionSheet
    case fileImporter, fileExporter, quickLookPreview

    /// The name of the modifier.
    var modifier: StaticString {
      switch self {
      case .sheet: "sheet"
      case .fullScreenCover: "fullScreenCover"
      case .popover: "popover"
      case .inspector: "inspector"
      case .alert: "alert"
      case .confirmationDialog: "confirmationDialog"
      case .navigationDestination: "navigationDestination"
      case .actionSheet: "actionSheet"
      case .fileImporter: "fileImporter"
      case .fileExporter: "fileExporter"
      case .quickLookPreview: "quickLookPreview"
      }
    }

    /// The content closure is kept and runs when SwiftUI presents; the others run while `body` does.
    ///
    /// Source: Apple's signatures (`@escaping` content of `sheet`, `fullScreenCover` and `popover`).
    package var hasEscapingContent: Bool { self == .sheet || self == .fullScreenCover || self == .popover }
  }

  /// What decides whether the presentation is up.
  package enum Driver: Sendable {
    case flag(BindingExpression)
    case item(BindingExpression)

    package var binding: BindingExpression {
      switch self {
      case .flag(let binding), .item(let binding): binding
      }
    }
  }

  package let kind: Kind
  package let call: Call
  package let driver: Driver
  /// The argument `isPresented:` or `item:`.
  package let driverArgument: Call.Argument
  /// The closure of the content, or the expression given instead of one.
  package let content: Node?
  package let onDismiss: Node?

  private static let modifiers = NameSet(Kind.allCases.map(\.modifier))

  /// The presentation that a call makes, if it is one.
  package init?(_ call: Call) {
    guard let position = Self.modifiers.index(of: call.nameToken, in: call.tree) else { return nil }
    // `sheet(…)` without receiver is a modifier of `self` in an extension of View.
    guard call.isMember || call.callee.kind == .identifierExpr else { return nil }
    let arguments = call.arguments
    guard let driver = arguments.first(where: { ($0.label == "isPresented" || $0.label == "item") && !$0.isTrailing }) else { return nil }
    let kind = Kind.allCases[position]
    self.kind = kind
    self.call = call
    driverArgument = driver
    let binding = BindingExpression(driver.value)
    self.driver = driver.label == "item" ? .item(binding) : .flag(binding)
    let contentLabel = kind == .alert || kind == .confirmationDialog ? "actions" : kind == .navigationDestination ? "destination" : "content"
    content = (arguments.first { $0.label == contentLabel } ?? arguments.first { $0.isTrailing && $0.label == nil })?.value
    onDismiss = arguments.first { $0.label == "onDismiss" }?.value
  }

  /// The content, when it is written as a closure.
  package var contentClosure: Node? { content.flatMap { $0.kind == .closureExpr ? $0 : nil } }

  package var isItemDriven: Bool {
    if case .item = driver { return true }
    return false
  }

  /// The statements of the content, wrappers such as a single `NavigationStack` or `Group` looked through.
  package var contentStatements: [Node] {
    var statements = contentClosure?.statements ?? []
    for _ in 0..<4 {
      guard statements.count == 1, let call = statements[0].rootCall, Self.wrappers.contains(call.name), let closure = call.trailingClosure else { break }
      statements = closure.statements
    }
    return statements
  }

  private static let wrappers: Set<String> = ["NavigationStack", "NavigationView", "Group"]

  /// A modifier named `name` is applied anywhere in the content.
  package func contentApplies(_ name: StaticString) -> Call? {
    guard let content else { return nil }
    for node in content.descendants where node.kind == .callSuffix {
      if let call = Call(node), call.isMember, call.isNamed(name) { return call }
    }
    return nil
  }
}

/// How a binding argument is written.
package enum BindingExpression: Sendable {
  /// `$name` or `self.$name`
  case projection(name: String)
  /// `$root.member…`
  case path(root: String, members: [String])
  /// `.constant(value)`
  case constant(value: Node)
  /// `Binding(get:set:)` with literal closures or references
  case computed(getter: Node, setter: Node)
  case other

  package init(_ node: Node) {
    self = Self.classify(node)
  }

  private static func classify(_ node: Node) -> BindingExpression {
    if node.kind == .identifierExpr { return node.name.hasPrefix("$") ? .projection(name: String(node.name.dropFirst())) : .other }
    guard node.kind == .chain else { return .other }
    let parts = Array(node.children)
    if let last = parts.last, last.kind == .callSuffix, let call = Call(last) {
      if call.isNamed("constant"), isBinding(parts), let value = call.arguments.first?.value { return .constant(value: value) }
      let isInitializer = call.isNamed("Binding") || (call.isNamed("init") && isBinding(parts))
      let trailing = call.arguments.first { $0.isTrailing && $0.label == nil }
      if isInitializer, let getter = (call.argument("get") ?? trailing)?.value, let setter = (call.argument("set") ?? trailing)?.value, getter != setter {
        return .computed(getter: getter, setter: setter)
      }
      return .other
    }
    var names: [String] = []
    for (position, part) in parts.enumerated() {
      switch part.kind {
      case .identifierExpr where position == 0: names.append(part.name)
      case .memberSuffix: names.append(part.name)
      case .optionalSuffix, .unwrapSuffix: break
      default: return .other
      }
    }
    if names.first == "self" { names.removeFirst() }
    guard let root = names.first, root.hasPrefix("$") else { return .other }
    if names.count == 1 { return .projection(name: String(root.dropFirst())) }
    return .path(root: String(root.dropFirst()), members: Array(names.dropFirst()))
  }

  /// `.constant`, `Binding.constant`, `Binding<Bool>.constant`
  private static func isBinding(_ parts: [Node]) -> Bool {
    parts[0].kind == .implicitMember || (parts[0].kind == .identifierExpr && parts[0].name == "Binding")
  }
}

extension Node {
  /// The innermost sheet, cover or popover in whose call this node stands.
  package var enclosingPresentation: Presentation? {
    for ancestor in ancestors where ancestor.kind == .callSuffix {
      if let call = Call(ancestor), let presentation = Presentation(call), presentation.kind.hasEscapingContent { return presentation }
    }
    return nil
  }

  /// The call at the base of a view expression: `List` of `List { … }.padding()`.
  package var rootCall: Call? {
    guard kind == .chain else { return nil }
    for child in children where child.kind != .genericSuffix {
      if child.kind == .callSuffix { return Call(child) }
      if child.kind == .memberSuffix || child.kind == .identifierExpr || child.kind == .implicitMember { continue }
      return nil
    }
    return nil
  }

  /// The chain's calls in order.
  package var chainCalls: [Call] { children.compactMap { $0.kind == .callSuffix ? Call($0) : nil } }
}
