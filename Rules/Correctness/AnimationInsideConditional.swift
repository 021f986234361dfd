import Linting
import Semantics
import Syntax

extension Rule {
  static let animationInsideConditional = Rule(
    RuleInfo(
      id: "animation-inside-conditional",
      category: .correctness,
      summary: "The animation of a transition goes away with the view that it should animate.",
      rationale: """
        '.animation(_:value:)' animates changes of what it is applied to. On a view inside 'if flag' it is gone in the moment in which the flag \
        turns false, so the view vanishes at once; on the container around the 'if' it stays.
        """,
      exceptions: "Silent when the flag is changed with 'withAnimation' or through an animated binding, when an ancestor has an animation, and when other views get the flag.",
      severity: .warning,
      fix: "suggestion: the animation on the container")
  ) { context in
    context.modifiers("transition").compactMap { transition -> Finding? in
      guard let view = context.view(around: transition.node), let member = view.members.first(where: { $0.node.tree === transition.tree && $0.node.contains(transition.node) }),
        let animation = transition.chain.modifierCalls.first(where: { $0.isNamed("animation") && $0.node.index > transition.node.index }), let value = animation.argument("value")?.value, value.kind == .identifierExpr,
        let branch = transition.chain.parent?.parent, branch.kind == .ifBranch, let condition = branch.firstChild, condition.name == value.name, condition.kind == .identifierExpr,
        view.isState(value.name), isChangedPlainly(value.name, view), !hasAnimation(around: transition.chain, in: member, view)
      else { return nil }
      return Finding(
        .warning, "When '\(value.name)' turns false this view goes at once, and its animation with it; put '.animation' on the container of the 'if'", at: animation.nameRange,
        notes: [Diagnostic.Note("the view exists only here", file: context.file, range: condition.range)], fixes: [FixIt("Move the animation to the container", .suggestion)])
    }
  }

  /// No change of the flag brings an animation with it.
  private static func isChangedPlainly(_ name: String, _ view: ViewFacts) -> Bool {
    view.accesses(of: name).allSatisfy { access in
      switch access.kind {
      case .read: return true
      case .storage: return false
      case .write, .mutation: return !isAnimated(access.node) && !isCalledAnimated(access.member, view, depth: 0)
      case .projection:
        guard access.node.nextSibling == nil || access.node.parent?.kind != .chain, let call = access.node.enclosingCall(where: { _ in true }) else { return false }
        return ["Toggle", "sheet", "fullScreenCover", "popover", "alert", "DisclosureGroup"].contains(call.name)
      }
    }
  }

  private static func isAnimated(_ node: Node) -> Bool { node.enclosingCall(where: { $0.isNamed("withAnimation") || $0.isNamed("withTransaction") || $0.isNamed("animate") }) != nil }

  /// A method that changes the flag is called in `withAnimation`, directly or through another.
  private static func isCalledAnimated(_ member: Int, _ view: ViewFacts, depth: Int) -> Bool {
    guard depth < 4, view.members[member].kind == .function else { return false }
    return view.references.contains { $0.target == member && $0.member != member && (isAnimated($0.node) || isCalledAnimated($0.member, view, depth: depth + 1)) }
  }

  /// Something around the branch animates, or is not known.
  private static func hasAnimation(around chain: Node, in member: Member, _ view: ViewFacts) -> Bool {
    guard member.name == "body" || member.kind == .property else { return true }
    let isElsewhere = member.name != "body" && view.references.contains { reference in reference.node.surroundings(upTo: view.members[reference.member].node).contains { $0.animates } }
    guard let branch = chain.parent?.parent?.parent else { return true }
    return isElsewhere || branch.surroundings(upTo: member.node).contains { $0.animates }
  }
}

extension Surrounding {
  fileprivate var animates: Bool {
    switch self {
    case .modified(let call): call.isNamed("animation") || call.isNamed("transaction") || !ModifierTable.isModifier(call.name)
    case .inside(let call, _): call.isInitializer && !ClosureRole.isKnownContainer(call.name)
    case .member: true
    }
  }
}
