import Linting
import Semantics
import Syntax

/// An argument of type `Color?`, taken apart to see whether a parameter that is generic over `ShapeStyle` takes it too, as the same colour.
///
/// `foregroundColor(_:)` looks `.brand` up on `Color`, `foregroundStyle(_:)` on `ShapeStyle`, where only SwiftUI's sixteen plain colours
/// are; `.primary` and `.secondary` are levels of the current style there. With `Color` written in front both mean the same.
struct ColorExpression {
  /// How certain it is that the new parameter takes the argument.
  enum Certainty: Int, Comparable {
    /// Nil or an optional: it has no counterpart.
    case impossible
    case unknown
    case certain

    static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
  }

  private(set) var certainty = Certainty.certain
  /// Where `Color` has to be written in front.
  private(set) var prefixes: [Int] = []
  private let argument: Node
  private let context: FileContext

  init(_ argument: Node, in context: FileContext) {
    self.argument = argument
    self.context = context
    let leaves = argument.leaves
    for leaf in leaves { lower(to: certainty(of: leaf.node, isUnwrapped: leaf.isUnwrapped)) }
    let members = leaves.map(\.node).filter { $0.leadingMember != nil }
    // For looks: plain colours stay as they are when nothing else forces the prefix.
    if !members.allSatisfy({ $0.leadingMember.map { Self.plain.contains($0.name) && !declaresOwn($0.name) } ?? false && $0.isPlainChain }) { prefixes = members.map(\.start) }
  }

  /// How the colour is called: a type of the project may be named so too.
  var prefix: String { context.index.isForeign("Color", at: argument, in: context.file) && !argument.isGenericParameter("Color") ? "Color" : "SwiftUI.Color" }

  private mutating func lower(to other: Certainty) { certainty = min(certainty, other) }

  // MARK: Leaves

  private func certainty(of node: Node, isUnwrapped: Bool) -> Certainty {
    switch node.kind {
    case .nilLiteral: return .impossible
    case .implicitMember: return member(node.name)
    case .identifierExpr: return declared(node, isUnwrapped)
    case .chain:
      let parts = Array(node.children)
      if parts.contains(where: { $0.kind == .optionalSuffix || $0.kind == .subscriptSuffix }) { return isUnwrapped ? .unknown : .impossible }
      if let first = parts.first, first.kind == .implicitMember {
        if first.name == "init" { return initializer(first) }
        return keepsColor(parts.dropFirst()) ? member(first.name) : min(.unknown, member(first.name))
      }
      return chain(parts, node, isUnwrapped)
    default: return .unknown
    }
  }

  /// `.red`, `.brand`
  private func member(_ name: String) -> Certainty {
    if name == "none" || name == "some" { return .impossible }
    if Self.plain.contains(name) || Self.others.contains(name) { return .certain }
    return staticMember(name)
  }

  /// The project has a colour of the name, so the two parameters would find different ones.
  private func declaresOwn(_ name: String) -> Bool {
    ["Color", "ShapeStyle"].contains { context.index.extensions(named: $0).contains { $0.properties.contains { $0.isStatic && $0.name == name } } }
  }

  /// A member that the project adds to `Color`.
  private func staticMember(_ name: String) -> Certainty {
    let found = context.index.extensions(named: "Color").flatMap(\.properties).filter { $0.isStatic && $0.name == name }
    guard found.count == 1, let property = found.first else { return .unknown }
    if let type = property.type { return type.kind == .optionalType ? .impossible : ["Color", "Self"].contains(type.typeName) ? .certain : .unknown }
    guard let value = property.initialValue else { return .unknown }
    return value.rootCall?.isNamed("Color") ?? false || value.firstChild?.name == "Color" ? .certain : .unknown
  }

  /// `.init("Ink")`: an initialiser of Color, unless the project has one that can fail.
  private func initializer(_ node: Node) -> Certainty {
    context.index.extensions(named: "Color").contains { $0.node.memberDeclarations.contains { $0.kind == .initializerDecl && $0.isFailable } } ? .unknown : .certain
  }

  private func chain(_ parts: [Node], _ node: Node, _ isUnwrapped: Bool) -> Certainty {
    var rest = parts[...]
    if rest.first?.name == "SwiftUI", rest.count > 1 { rest = rest.dropFirst() }
    if let base = rest.first, base.name == "Color", base.kind == .identifierExpr || base.kind == .memberSuffix, context.index.isForeign("Color", at: base, in: context.file) {
      rest = rest.dropFirst()
      guard let next = rest.first else { return .unknown }
      if next.kind == .callSuffix { return min(initializer(next), keepsColor(rest.dropFirst()) ? .certain : .unknown) }
      guard next.kind == .memberSuffix, keepsColor(rest.dropFirst()) else { return .unknown }
      return min(.certain, member(next.name))
    }
    // `tint.opacity(0.5)`, `self.tint`, `theme.tint`
    var count = parts.count
    while count > 2, parts[count - 1].kind == .callSuffix, keepsColor(parts[(count - 2)...]) { count -= 2 }
    let resolver = TypeResolver(context.index)
    if count < parts.count, count == 1, let base = parts.first { return declared(base, isUnwrapped) }
    return count == parts.count ? certainty(of: resolver.type(of: node, in: context.file), isUnwrapped: isUnwrapped) : .unknown
  }

  /// Only calls that make a colour of a colour.
  private func keepsColor(_ parts: ArraySlice<Node>) -> Bool {
    var parts = parts
    while let member = parts.first {
      parts = parts.dropFirst()
      guard member.kind == .memberSuffix, Self.colorFunctions.contains(member.name), parts.first?.kind == .callSuffix else { return false }
      parts = parts.dropFirst()
    }
    return true
  }

  private func declared(_ name: Node, _ isUnwrapped: Bool) -> Certainty {
    certainty(of: TypeResolver(context.index).type(of: name, in: context.file), isUnwrapped: isUnwrapped)
  }

  private func certainty(of type: ValueType, isUnwrapped: Bool) -> Certainty {
    switch type {
    case .known("Color"): .certain
    case .optional(.known("Color")): isUnwrapped ? .certain : .impossible
    case .optional: .impossible
    default: .unknown
    }
  }

  /// `extension ShapeStyle where Self == Color`.
  private static let plain: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black", "clear",
  ]
  private static let others: Set<String> = ["primary", "secondary", "accentColor"]
  private static let colorFunctions: Set<String> = ["opacity", "mix"]
}

extension Node {
  /// The values that an expression may have: both branches of a ternary, those of `if` and `switch`, both sides of `??`.
  var leaves: [(node: Node, isUnwrapped: Bool)] { leaves(isUnwrapped: false) }

  private func leaves(isUnwrapped: Bool) -> [(node: Node, isUnwrapped: Bool)] {
    switch kind {
    case .tupleExpr:
      let parts = Array(children)
      guard parts.count == 1, let inner = parts[0].firstChild, parts[0].argumentLabel == nil else { return [(self, isUnwrapped)] }
      return inner.leaves(isUnwrapped: isUnwrapped)
    case .sequence: return sequenceLeaves(isUnwrapped)
    case .ifExpr, .switchExpr:
      let blocks = branchBodies
      guard blocks.allSatisfy({ $0.statements.count == 1 }) else { return [(self, isUnwrapped)] }
      return blocks.flatMap { $0.statements[0].leaves(isUnwrapped: isUnwrapped) }
    default: return [(self, isUnwrapped)]
    }
  }

  /// `a ? b : c`, `a ?? b`, and nothing else.
  private func sequenceLeaves(_ isUnwrapped: Bool) -> [(node: Node, isUnwrapped: Bool)] {
    let parts = Array(children)
    if let question = parts.firstIndex(where: { $0.kind == .ternaryOperator }) {
      // The middle stands inside the operator; behind it comes the rest of the sequence, which may be another ternary.
      guard let middle = parts[question].expressionChild, question + 1 < parts.count else { return [(self, isUnwrapped)] }
      let rest = parts[(question + 1)...]
      let last: [(node: Node, isUnwrapped: Bool)]
      if rest.count == 1 {
        last = rest[rest.startIndex].leaves(isUnwrapped: isUnwrapped)
      } else if let inner = rest.firstIndex(where: { $0.kind == .ternaryOperator }), inner + 1 < parts.count, let second = parts[inner].expressionChild, parts.count == inner + 2 {
        last = second.leaves(isUnwrapped: isUnwrapped) + parts[inner + 1].leaves(isUnwrapped: isUnwrapped)
      } else {
        return [(self, isUnwrapped)]
      }
      return middle.leaves(isUnwrapped: isUnwrapped) + last
    }
    if parts.count == 3, parts[1].kind == .binaryOperator, parts[1].text == "??" {
      return parts[0].leaves(isUnwrapped: true) + parts[2].leaves(isUnwrapped: isUnwrapped)
    }
    return [(self, isUnwrapped)]
  }

  /// The bodies of all branches of an `if` or `switch`.
  private var branchBodies: [Node] {
    children.flatMap { child -> [Node] in
      switch child.kind {
      case .ifBranch: return child.codeBlock.map { [$0] } ?? []
      case .elseClause: return child.codeBlock.map { [$0] } ?? child.children.flatMap { $0.branchBodies }
      case .switchCase: return [child]
      default: return []
      }
    }
  }

  /// The member with a leading dot that an expression starts with.
  var leadingMember: Node? {
    if kind == .implicitMember { return self }
    guard kind == .chain, let first = firstChild, first.kind == .implicitMember else { return nil }
    return first
  }

  /// `.red`, `.red.opacity(0.5)`
  fileprivate var isPlainChain: Bool {
    guard kind == .chain else { return true }
    let parts = Array(children)
    return parts.count == 3 && parts[1].kind == .memberSuffix && parts[1].name == "opacity" && parts[2].kind == .callSuffix
  }
}
