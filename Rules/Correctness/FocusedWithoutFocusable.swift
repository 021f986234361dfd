import Linting
import Semantics
import Syntax

extension Rule {
  static let focusedWithoutFocusable = Rule(
    RuleInfo(
      id: "focused-without-focusable",
      category: .correctness,
      summary: "'focused' is applied to something that cannot have the focus.",
      rationale: "A shape, a colour, an image or a text takes no focus, so the state never changes and setting it does nothing. '.focusable()' before it makes the view take part.",
      exceptions: "Silent when a modifier of the chain is not known, for stacks that hold anything else, for selectable text, and on tvOS.",
      severity: .warning,
      confidence: .medium,
      fix: "unsafe: '.focusable()' before it; needs iOS 17, macOS 12",
      minimum: .systems("17 12 15 8 1"),
      references: ["https://developer.apple.com/documentation/swiftui/view/focusable(_:)"])
  ) { context in
    guard context.targets[.tvOS] == nil else { return [] }
    return context.modifiers("focused").compactMap { call -> Finding? in
      guard context.isFocusedWithoutFocusable(call), let base = call.chain.firstChild?.name else { return nil }
      var transaction = Transaction()
      transaction.insert(".focusable()", at: call.callee.start, in: context.file)
      return Finding(.warning, "'\(base)' takes no focus, so '.focused' has no effect without '.focusable()'", at: call.nameRange, fixes: [transaction.fix("Add '.focusable()'", .unsafe, minimum: .systems("17 12 15 8 1"))])
    }
  }
}

extension FileContext {
  /// Nothing in what `focused` is applied to can have the focus.
  func isFocusedWithoutFocusable(_ call: Call) -> Bool {
    let chain = call.chain
    guard targets[.tvOS] == nil, chain.kind == .chain, chain.outermostChain == chain, let base = chain.firstChild, base.kind == .identifierExpr else { return false }
    return isWithoutFocus(chain)
  }

  private func isWithoutFocus(_ view: Node) -> Bool {
    guard view.kind == .chain, let base = view.firstChild, base.kind == .identifierExpr, index.isSwiftUI(base.name), hasPlainModifiers(view) else { return false }
    if base.name == "Color" { return true }
    guard let made = view.rootCall, made.callee == base else { return false }
    if Self.inertViews.contains(base.name) { return true }
    guard Self.stacks.contains(base.name), let content = made.trailingClosure, !content.statements.isEmpty else { return false }
    return content.statements.allSatisfy(isWithoutFocus)
  }

  private func hasPlainModifiers(_ chain: Node) -> Bool {
    chain.modifierCalls.allSatisfy { ModifierTable.isModifier($0.name) && project.viewFunctions[$0.name] == nil && !Self.focusing.contains($0.name) } && !chain.children.contains { $0.kind == .ifConfigSuffix }
  }

  private static let inertViews: Set<String> = ["Rectangle", "Circle", "Capsule", "RoundedRectangle", "Ellipse", "Image", "Text", "Spacer", "Divider"]
  private static let stacks: Set<String> = ["VStack", "HStack", "ZStack"]
  private static let focusing: Set<String> = ["focusable", "textSelection", "modifier", "digitalCrownRotation", "overlay", "background", "searchable", "accessibilityRepresentation", "onKeyPress"]
}
