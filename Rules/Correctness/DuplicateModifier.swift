import Linting
import Semantics
import Syntax

extension Rule {
  static let duplicateModifier = Rule(
    RuleInfo(
      id: "duplicate-modifier",
      category: .correctness,
      summary: "A modifier is applied twice to one view, and the outer one has no effect.",
      rationale: """
        A modifier that sets something for the views inside is overridden by the same one nearer to the view. On a text, an image or a field there \
        is nothing else that the outer one could reach.
        """,
      exceptions: """
        Silent for modifiers that add up or compose, such as 'padding', 'buttonStyle' and 'id', for colours that refer to the style around \
        ('.secondary', '.tint'), when a modifier in between brings views of its own, for 'nil' and values that may be optional, and in '#if'.
        """,
      severity: .warning,
      fix: "unsafe: the outer one is deleted")
  ) { context in
    context.calls(FileContext.settings).compactMap { outer -> Finding? in
      guard let inner = context.modifierOverriding(outer) else { return nil }
      var transaction = Transaction()
      transaction.cut(outer, in: context.file)
      return Finding(
        .warning, "'.\(outer.name)' is applied twice; the inner one wins and this one has no effect", at: outer.nameRange, notes: [Diagnostic.Note("this one wins", file: context.file, range: inner.nameRange)],
        fixes: [transaction.fix("Delete the outer '.\(outer.name)'", .unsafe)])
    }
  }
}

extension FileContext {
  /// Modifiers of which the innermost alone has an effect on a view without views inside.
  fileprivate static let settings = [
    "font", "fontWeight", "lineLimit", "multilineTextAlignment", "truncationMode", "textCase", "keyboardType", "textInputAutocapitalization", "listStyle", "pickerStyle", "foregroundStyle", "foregroundColor",
  ]

  /// The modifier nearer to the view that leaves this one without effect.
  func modifierOverriding(_ outer: Call) -> Call? {
    guard outer.isMember, outer.chain.kind == .chain, Self.settings.contains(outer.name), project.viewFunctions[outer.name] == nil, let base = outer.chain.rootCall else { return nil }
    let inside = outer.chain.chainCalls.filter { $0.node.index < outer.node.index && $0.kindOfModifier == outer.kindOfModifier }
    guard let inner = inside.last, isLeaf(base), isOverridden(outer, by: inner) else { return nil }
    return inner
  }

  private func isLeaf(_ base: Call) -> Bool {
    guard ["Text", "Image", "Label", "TextField", "List", "Picker"].contains(base.name), isSwiftUI(base) else { return false }
    return !base.isNamed("Label") || base.arguments.allSatisfy { !$0.isTrailing && $0.value.kind != .closureExpr }
  }

  private func isOverridden(_ outer: Call, by inner: Call) -> Bool {
    guard outer.arguments.count == 1, inner.arguments.count == 1, outer.arguments[0].label == inner.arguments[0].label, !outer.node.mentionsNothing, !inner.node.mentionsNothing, isThere(inner.arguments[0].value, inner)
    else { return false }
    return outer.chain.modifierCalls.allSatisfy { call in
      guard call.node.index > inner.node.index, call.node.index < outer.node.index else { return true }
      return ModifierTable.isModifier(call.name) && project.viewFunctions[call.name] == nil && !mayBringViews(call)
    }
  }

  /// The value is no optional, which as nil would leave the setting to the outer modifier, and no style that takes its colour from the outer one.
  private func isThere(_ value: Node, _ modifier: Call) -> Bool {
    let isStyle = modifier.kindOfModifier == "foregroundStyle"
    if isStyle, value.isRelativeStyle || value.descendants.contains(where: \.isRelativeStyle) { return false }
    return value.leaves.allSatisfy { leaf in
      if leaf.isUnwrapped, !isStyle { return true }
      let parts = leaf.node.kind == .chain ? Array(leaf.node.children) : [leaf.node]
      guard let base = parts.first, parts.last?.name != "none", !parts.contains(where: { $0.kind == .optionalSuffix }) else { return false }
      switch base.kind {
      case .implicitMember, .integerLiteral: return true
      case .sequence: return base.children.allSatisfy { $0.kind != .binaryOperator || ["...", "..<", "+", "-", "*"].contains($0.text) } && !base.children.contains { $0.kind == .asOperator }
      case .identifierExpr: return base.name.first?.isUppercase ?? false ? base.name != "Optional" && index.isSwiftUI(base.name) : isDeclaredPlain(leaf.node, isStyle, isUnwrapped: leaf.isUnwrapped)
      default: return false
      }
    }
  }

  /// `tint` or `self.tint` of `let tint: Color`
  private func isDeclaredPlain(_ value: Node, _ isStyle: Bool, isUnwrapped: Bool) -> Bool {
    guard let name = value.selfMember ?? (value.kind == .identifierExpr ? value.name : nil), value.localDeclaration(of: name, upTo: tree.root) == nil, let property = view(around: value)?.property(name), let type = isUnwrapped ? property.wrappedType : property.type,
      type.kind == .identifierType, let path = type.typePath, path.count == 1, type.firstChild(.genericArgument) == nil, !index.declares(path[0]), !value.isGenericParameter(path[0])
    else { return false }
    return isStyle ? path[0] == "Color" : path[0] != "Optional"
  }

  /// The modifier shows views of its own, written in place or given by a name, which the outer setting reaches.
  private func mayBringViews(_ call: Call) -> Bool {
    if Self.bringsViews.contains(call.name) || call.arguments.contains(where: { $0.value.kind == .closureExpr }) { return true }
    guard ClosureRole.isKnownContainer(call.name) || Presentation(call) != nil || call.isNamed("navigationDestination") else { return false }
    return call.arguments.contains { argument in
      guard !Self.plainLabels.contains(argument.label ?? "") else { return false }
      return argument.value.kind == .chain ? argument.value.leadingMember == nil : argument.value.kind == .identifierExpr && !argument.value.name.hasPrefix("$")
    }
  }

  /// Arguments that are no views.
  private static let plainLabels: Set<String> = ["isPresented", "item", "value", "placement", "alignment", "edge", "text", "prompt"]

  /// Styles that take their colour from the style around them.
  fileprivate static let relativeStyles: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "tint", "foreground", "background", "selection", "separator", "HierarchicalShapeStyle", "opacity", "inverted",
  ]

  private static let bringsViews: Set<String> = ["overlay", "background", "mask", "badge", "modifier", "tabItem", "safeAreaInset", "help", "searchable", "navigationTitle", "navigationBarItems", "listRowBackground"]
}

extension Call {
  /// Both names of one modifier.
  fileprivate var kindOfModifier: String { name == "foregroundColor" ? "foregroundStyle" : name }
}

extension Node {
  /// `.secondary`, `HierarchicalShapeStyle.secondary`; a property may have the name too.
  fileprivate var isRelativeStyle: Bool {
    switch kind {
    case .implicitMember, .memberSuffix: FileContext.relativeStyles.contains(name)
    case .identifierExpr: name == "HierarchicalShapeStyle"
    default: false
    }
  }

  /// `nil` stands in the arguments: the outer setting is wanted then.
  fileprivate var mentionsNothing: Bool { descendants.contains { $0.kind == .nilLiteral } }
}
