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
      exceptions: """
        Silent when the flag is changed with 'withAnimation' or through an animated binding, when the transition has an animation of its own, when an ancestor has one, and when other views get the flag or a closure that changes it.
        """,
      severity: .warning,
      fix: "suggestion: the animation on the container")
  ) { context in
    context.modifiers("transition").compactMap { transition -> Finding? in
      guard let view = context.view(around: transition.node), let member = view.members.first(where: { $0.node.tree === transition.tree && $0.node.contains(transition.node) }),
        let animation = transition.chain.modifierCalls.first(where: { $0.isNamed("animation") && $0.node.index > transition.node.index }), let value = animation.argument("value")?.value, let name = value.propertyName,
        let branch = transition.chain.parent?.parent, branch.kind == .ifBranch, let condition = branch.firstChild, condition.propertyName == name, transition.node.isPlainTransition,
        view.isState(name), isChangedPlainly(name, view, context), !hasAnimation(around: transition.chain, in: member, view)
      else { return nil }
      return Finding(
        .warning, "When '\(name)' turns false this view goes at once, and its animation with it; put '.animation' on the container of the 'if'", at: animation.nameRange,
        notes: [Diagnostic.Note("the view exists only here", file: context.file, range: condition.range)], fixes: [FixIt("Move the animation to the container", .suggestion)])
    }
  }

  /// No change of the flag brings an animation with it.
  private static func isChangedPlainly(_ name: String, _ view: ViewFacts, _ context: FileContext) -> Bool {
    view.accesses(of: name).allSatisfy { access in
      switch access.kind {
      case .read: return true
      case .storage: return false
      case .write, .mutation: return runsPlainly(access.node, in: access.member, view, context, depth: 0)
      case .projection:
        guard access.node.nextSibling == nil || access.node.parent?.kind != .chain, let call = access.node.enclosingCall(where: { _ in true }) else { return false }
        return ["Toggle", "sheet", "fullScreenCover", "popover", "alert", "DisclosureGroup"].contains(call.name) && context.isSwiftUIs(call)
      }
    }
  }

  /// Only SwiftUI calls the code, and not within `withAnimation`: another view may call a closure that it is given in an animation of its own.
  private static func runsPlainly(_ node: Node, in member: Int, _ view: ViewFacts, _ context: FileContext, depth: Int) -> Bool {
    let root = view.members[member].node
    for ancestor in node.ancestors {
      if ancestor.index == root.index { break }
      guard ancestor.kind == .callSuffix, let call = Call(ancestor) else { continue }
      if call.isNamed("withAnimation") || call.isNamed("withTransaction") || call.isNamed("animate") || !context.isSwiftUIs(call) { return false }
    }
    guard view.members[member].kind == .function else { return true }
    // A method is as plain as what calls it, directly or through another.
    return depth < 4 && view.references.allSatisfy { $0.target != member || $0.member == member || runsPlainly($0.node, in: $0.member, view, context, depth: depth + 1) }
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

extension FileContext {
  /// A container, a control or a modifier of SwiftUI's, or a way to run code later.
  fileprivate func isSwiftUIs(_ call: Call) -> Bool {
    if !call.isMember { return call.isInitializer && (call.isNamed("Button") || call.isNamed("Task") || ClosureRole.isKnownContainer(call.name)) && isSwiftUI(call) }
    return (ModifierTable.isModifier(call.name) || ["async", "asyncAfter", "run"].contains(call.name)) && project.viewFunctions[call.name] == nil
  }
}

extension Node {
  /// `x` of exactly `x` or `self.x`.
  fileprivate var propertyName: String? { selfMember ?? (kind == .identifierExpr ? name : nil) }

  /// A transition made of SwiftUI's alone, none with an animation of its own: `.opacity.animation(.default)`.
  fileprivate var isPlainTransition: Bool {
    descendants.allSatisfy { ![.identifierExpr, .implicitMember, .memberSuffix].contains($0.kind) || plainTransitions.contains($0.name) }
  }
}

private let plainTransitions: Set<String> = [
  "AnyTransition", "opacity", "slide", "scale", "move", "push", "offset", "identity", "asymmetric", "combined", "blurReplace", "Edge", "top", "bottom", "leading", "trailing", "UnitPoint", "center", "topLeading", "topTrailing",
  "bottomLeading", "bottomTrailing",
]
