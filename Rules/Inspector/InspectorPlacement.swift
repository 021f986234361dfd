import Linting
import Semantics
import Syntax

extension Rule {
  static let inspectorInsideNavigationStack = Rule(
    RuleInfo(
      id: "inspector-inside-navigation-stack",
      category: .inspector,
      summary: "An inspector is attached inside a navigation stack.",
      rationale: "Inside the stack the inspector's column shares the stack's area and belongs to one page; attached to the stack, or to a split view's detail, it stays beside all pages.",
      exceptions: "Silent in split views, in sheets and on pages that are pushed.",
      severity: .info, confidence: .low, profile: .presentation,
      fix: "suggestion: attach it to the stack")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind == .inspector, let view = context.view(around: presentation.call.node), !context.isPreview(presentation.call.node),
        let member = view.members.first(where: { $0.node.contains(presentation.call.node) && $0.file.tree === presentation.call.tree }), let stack = stack(around: presentation.call.node, member, view, depth: 0)
      else { return nil }
      return Finding(
        .info, "This inspector belongs to one page of the stack; attached to the stack it stays beside all pages", at: presentation.call.nameRange, notes: [Diagnostic.Note("the stack", file: context.fileOf(stack.node, view), range: stack.nameRange)],
        fixes: [FixIt("Attach the inspector to the stack", .suggestion)])
    }
  }

  /// The stack that a node stands in, in the code of its view.
  private static func stack(around node: Node, _ member: Member, _ view: ViewFacts, depth: Int) -> Call? {
    guard depth < 4 else { return nil }
    for step in node.surroundings(upTo: member.node) {
      guard case .inside(let call, _) = step else { continue }
      if call.isNamed("NavigationStack"), !call.isMember { return call }
      if call.isNamed("NavigationSplitView") || call.isNamed("NavigationLink") || call.isNamed("navigationDestination") || Presentation(call) != nil { return nil }
    }
    guard let position = view.members.firstIndex(where: { $0.node == member.node }) else { return nil }
    for reference in view.references where reference.target == position && reference.member != position {
      if let found = stack(around: reference.node, view.members[reference.member], view, depth: depth + 1) { return found }
    }
    return nil
  }

  static let inspectorAsNavigation = Rule(
    RuleInfo(
      id: "inspector-as-navigation",
      category: .inspector,
      summary: "An inspector holds primary navigation.",
      rationale: "An inspector shows what goes with the content. On a phone it is a sheet: tabs or a split view in it are navigation that comes and goes.",
      exceptions: "Silent for lists, forms and stacks of details.",
      severity: .info, confidence: .low, profile: .presentation,
      fix: "suggestion: a split view, or a tab of the app")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind == .inspector, let closure = presentation.contentClosure, !context.isPreview(presentation.call.node),
        let inner = closure.descendants.lazy.compactMap({ $0.kind == .callSuffix ? Call($0) : nil }).first(where: { ["NavigationSplitView", "TabView"].contains($0.name) && !$0.isMember && context.index.isSwiftUI($0.name) })
      else { return nil }
      return Finding(.info, "A '\(inner.name)' in an inspector is primary navigation, which a phone shows in a sheet that comes and goes", at: inner.nameRange, fixes: [FixIt("Move the navigation out of the inspector", .suggestion)])
    }
  }
}
