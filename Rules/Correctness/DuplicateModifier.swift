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
        ('.secondary', '.tint'), when a modifier in between brings views of its own, for 'nil', and in '#if'.
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
  fileprivate static let settings: Set<String> = [
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
    guard outer.arguments.count == 1, inner.arguments.count == 1, outer.arguments[0].label == inner.arguments[0].label, ![outer, inner].contains(where: { $0.node.mentionsNothing }) else { return false }
    if outer.kindOfModifier == "foregroundStyle", let style = inner.arguments.first?.value, style.descendants.contains(where: { Self.relativeStyles.contains($0.name) }) || Self.relativeStyles.contains(style.name) { return false }
    return outer.chain.modifierCalls.allSatisfy { call in
      guard call.node.index > inner.node.index, call.node.index < outer.node.index else { return true }
      return ModifierTable.isModifier(call.name) && project.viewFunctions[call.name] == nil && !Self.bringsViews.contains(call.name) && call.arguments.allSatisfy { $0.value.kind != .closureExpr }
    }
  }

  /// Styles that take their colour from the style around them.
  private static let relativeStyles: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "tint", "foreground", "background", "selection", "separator", "HierarchicalShapeStyle", "opacity", "inverted",
  ]

  private static let bringsViews: Set<String> = ["overlay", "background", "mask", "badge", "modifier", "tabItem", "safeAreaInset", "help", "searchable", "navigationTitle", "navigationBarItems"]
}

extension Call {
  /// Both names of one modifier.
  fileprivate var kindOfModifier: String { name == "foregroundColor" ? "foregroundStyle" : name }
}

extension Node {
  /// `nil` stands in the arguments: the outer setting is wanted then.
  fileprivate var mentionsNothing: Bool { descendants.contains { $0.kind == .nilLiteral } }
}
