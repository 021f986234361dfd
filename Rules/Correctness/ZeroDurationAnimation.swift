import Linting
import Semantics
import Syntax

extension Rule {
  static let zeroDurationAnimation = Rule(
    RuleInfo(
      id: "zero-duration-animation",
      category: .correctness,
      summary: "An animation of no duration is meant to be none.",
      rationale: "It is still an animation, with a transaction, completion and animatable values on their way. 'nil', or a transaction without animation, says that there is none.",
      exceptions: "Only a literal zero in '.animation' is looked at: in 'withAnimation' it can be meant to end a running animation.",
      severity: .info,
      profile: .all,
      fix: "suggestion: 'nil', or '.transaction { $0.animation = nil }'")
  ) { context in
    context.calls(["linear", "easeIn", "easeOut", "easeInOut"]).compactMap { call -> Finding? in
      guard call.callee.kind == .implicitMember || call.callee.previousSibling?.name == "Animation", call.arguments.count == 1, let duration = call.argument("duration")?.value, ["0", "0.0"].contains(duration.text), call.node.enclosingCall(where: { $0.isNamed("animation") && $0.isMember }) != nil, !context.isPreview(call.node) else { return nil }
      return Finding(.info, "An animation of no duration is still one; 'nil' is none", at: call.chain.range, fixes: [FixIt("Use 'nil', or '.transaction { $0.animation = nil }'", .suggestion)])
    }
  }
}
