import Linting
import Semantics
import Syntax

/// The argument of `overlay(_:)`, `background(_:)` and `mask(_:)`: a view, or a style, which has an overload of its own.
///
/// A colour or a gradient is both, and the overload for styles wins; it differs from the one for views in the safe area.
enum ViewArgument {
  case view
  case style
  case unknown

  init(_ node: Node, in context: FileContext) {
    switch node.kind {
    case .implicitMember: self = .style
    case .identifierExpr, .chain:
      if node.leadingMember != nil {
        self = .style
        return
      }
      let isStyle: Bool
      switch node.styleRoot {
      case let name? where !context.index.isForeign(name, at: node, in: context.file): isStyle = false
      case nil: isStyle = false
      default: isStyle = true
      }
      if isStyle {
        self = node.isStyleThroughout ? .style : .view
        return
      }
      let receiver = context.project.receiver(ofExpression: node, in: context.file)
      guard case .view(let name) = receiver else {
        self = .unknown
        return
      }
      if name == "Color" {
        self = node.isStyleThroughout ? .style : .view
        return
      }
      self = node.hasUnwrapping || Self.styles.contains(name) || Self.mayBeStyle(name, node, context) ? .unknown : .view
    default: self = .unknown
    }
  }

  /// A type of the project that is a style as well as a view, with no modifier that only views have: the overload for styles takes it.
  private static func mayBeStyle(_ name: String, _ node: Node, _ context: FileContext) -> Bool {
    guard context.index.types(named: name).contains(where: { context.index.isShapeStyle($0).isYes }) else { return false }
    return node.isStyleThroughout || node.modifierCalls.allSatisfy { !ModifierTable.isModifier($0.name) || context.index.declaresFunction($0.name) }
  }

  /// Types of SwiftUI that are styles; some of them are views too.
  static let styles: Set<String> = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Gradient", "AnyGradient", "Material", "AnyShapeStyle", "ImagePaint", "HierarchicalShapeStyle",
  ]
}

extension Node {
  /// The name of the style that a chain starts with: `Color.red`, `LinearGradient(…)`.
  fileprivate var styleRoot: String? {
    var parts = kind == .chain ? Array(children)[...] : [self][...]
    if parts.first?.name == "SwiftUI", parts.count > 1 { parts = parts.dropFirst() }
    guard let base = parts.first, base.kind == .identifierExpr || base.kind == .memberSuffix, ViewArgument.styles.contains(base.name) else { return nil }
    return base.name
  }

  /// Every modifier of the chain is one that styles have too, so the whole is a style.
  fileprivate var isStyleThroughout: Bool {
    let calls = modifierCalls
    return calls.allSatisfy { Node.styleModifiers.contains($0.name) || $0.callee.previousSibling.map { $0.kind == .identifierExpr && $0.name.first?.isUppercase ?? false } ?? false }
  }

  fileprivate var hasUnwrapping: Bool { children.contains { $0.kind == .optionalSuffix || $0.kind == .unwrapSuffix } }

  private static let styleModifiers: Set<String> = ["opacity", "blendMode", "shadow", "gradient", "mix", "colorMultiply"]
}

extension SupersededCall {
  /// The call stands in the condition of a statement, where a trailing closure does not parse.
  var isInCondition: Bool {
    for ancestor in call.node.ancestors {
      switch ancestor.kind {
      case .ifBranch, .guardStatement, .whileStatement, .forStatement, .switchExpr: return true
      case .closureExpr, .codeBlock, .argument, .tupleExpr, .arrayExpr, .subscriptSuffix, .memberBlock, .switchCase, .accessorBlock: return false
      default: continue
      }
    }
    return false
  }

  /// Alternatives that are views for certain: an optional one is no style.
  private func isMixedView(_ node: Node, _ hasStyleForm: Bool) -> Bool {
    let leaves = node.leaves.map(\.node)
    guard leaves.count > 1, leaves.allSatisfy({ $0.leadingMember == nil }) else { return false }
    let kinds = leaves.filter { $0.kind != .nilLiteral }.map { ViewArgument($0, in: context) }
    guard !kinds.isEmpty, !kinds.contains(.unknown) else { return false }
    return !hasStyleForm || kinds.count < leaves.count || !kinds.contains(.style)
  }

  /// A view in the parentheses becomes the content of a builder.
  func viewBuilder(_ name: String, alignment position: Int? = nil, hasStyleForm: Bool) -> Replacement? {
    if self[0].kind == .sequence { return isMixedView(self[0], hasStyleForm && position == nil) ? .advice : nil }
    let argument = ViewArgument(self[0], in: context)
    if argument == .unknown || argument == .style && hasStyleForm && position == nil { return nil }
    if argument == .style, self[0].leadingMember != nil { return nil }
    if context.project.addsFunction(name) { return .advice }
    let alignment = position.map { "alignment: $\($0)" }
    if isInCondition { return .template(".\(name)(" + (alignment.map { $0 + ", " } ?? "") + (name == "mask" ? "{$0})" : "content: {$0})")) }
    return .template(".\(name)" + (alignment.map { "(\($0))" } ?? "") + " {$0}")
  }
}
