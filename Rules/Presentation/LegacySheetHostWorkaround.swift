import Linting
import Semantics
import Syntax

extension Rule {
  static let legacySheetHostWorkaround = Rule(
    RuleInfo(
      id: "legacy-sheet-host-workaround",
      category: .presentation,
      summary: "A sheet hangs on an invisible view, which was needed before iOS 14.5.",
      rationale: "Before iOS 14.5 and macOS 11.3 a view could have one sheet, so others were put on an 'EmptyView' in the background. Since then they can stand in one chain.",
      exceptions: "Silent for older targets, for popovers with an anchor, and when the invisible view does something else too.",
      severity: .info, profile: .all,
      fix: "suggestion: the sheet goes to the outer view")
  ) { context in
    guard !context.targets.allowsOneSheetOnly else { return [] }
    return context.presentations.compactMap { presentation -> Finding? in
      let chain = presentation.call.chain
      guard presentation.isModal, chain.kind == .chain,
        let host = chain.ancestors.first(where: { $0.kind == .callSuffix }).flatMap({ Call($0) }), ["background", "overlay", "ZStack"].contains(host.name), chain.parent?.parent == host.node || chain.parent?.kind == .closureExpr || chain.parent?.kind == .argument,
        isInvisible(chain), chain.modifierCalls.allSatisfy({ Presentation($0) != nil }), !context.isPreview(chain)
      else { return nil }
      return Finding(
        .info, "An invisible view only to carry a \(presentation.kind.noun) is not needed any more; attach it to the view itself", at: presentation.call.nameRange,
        fixes: [FixIt("Attach the \(presentation.kind.noun) to the outer view", .suggestion)])
    }
  }

  private static func isInvisible(_ chain: Node) -> Bool {
    let text = chain.text
    return ["EmptyView()", "Color.clear", "Text(\"\")", "VStack {}", "VStack { }", "HStack {}", "Spacer()"].contains { base in text.hasPrefix(base) && text.dropFirst(base.count).first.map { $0 == "." || $0.isWhitespace || $0.isNewline } ?? false }
  }
}
