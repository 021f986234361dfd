import Linting
import Semantics
import Syntax

/// What the rules about ways out share.
enum Exits {
  /// The view whose presentation it is, outside previews and with content that is written out.
  static func view(of presentation: Presentation, _ context: FileContext) -> ViewFacts? {
    guard presentation.contentClosure != nil, !context.isPreview(presentation.call.node), !context.isTest else { return nil }
    return context.view(around: presentation.call.node)
  }

  /// `.interactiveDismissDisabled()` or `(true)` in the content, or on the root of a view that the content consists of.
  static func disabledDismissal(of presentation: Presentation, _ file: SourceFile, _ context: FileContext) -> (call: Call, file: SourceFile)? {
    if let call = presentation.contentApplies("interactiveDismissDisabled") { return isUnconditional(call) ? (call, file) : nil }
    for root in presentation.contentClosure?.rootViews ?? [] {
      guard let call = root.rootCall, let type = context.project.view(madeBy: call, in: file) else { continue }
      let facts = context.facts(of: type)
      for body in facts.members where body.name == "body" {
        for expression in body.node.getterBody?.rootViews ?? [] {
          if let call = expression.modifierCalls.first(where: { $0.isNamed("interactiveDismissDisabled") }), isUnconditional(call) { return (call, body.file) }
        }
      }
    }
    return nil
  }

  private static func isUnconditional(_ call: Call) -> Bool { call.arguments.first.map { $0.value.text == "true" } ?? true }
}
