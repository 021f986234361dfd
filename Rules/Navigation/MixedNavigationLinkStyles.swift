import Linting
import Semantics
import Syntax

extension Rule {
  static let mixedNavigationLinkStyles = Rule(
    RuleInfo(
      id: "mixed-navigation-link-styles",
      category: .navigation,
      summary: "A stack with a path also pushes pages that the path does not hold.",
      rationale: "View-based links and destinations by flag or item push without an entry in the path. The path and what is on screen get out of step, and a value that is appended lands under the page.",
      exceptions: "Silent without a bound path, where nothing has to agree with it, and for separate stacks.",
      severity: .warning, confidence: .medium,
      fix: "suggestion: push values only")
  ) { context in
    var reported: Set<Node> = []
    return context.navigation.hierarchies(touching: context.file).flatMap { hierarchy -> [Finding] in
      guard hierarchy.container.isNamed("NavigationStack"), hierarchy.container.argument("path") != nil, hierarchy.items.contains(where: { $0.call.isNamed("navigationDestination") && $0.call.argument("for") != nil && !$0.isSeparate }) else { return [] }
      return hierarchy.items.compactMap { item -> Finding? in
        guard item.file === context.file, !item.isSeparate, !context.isPreview(item.call.node) else { return nil }
        let isLink = item.call.isNamed("NavigationLink") && item.call.destination != nil && item.call.argument("isActive") == nil && item.call.argument("tag") == nil
        let isState = item.call.isNamed("navigationDestination") && item.call.argument("for") == nil
        guard isLink || isState, reported.insert(item.call.node).inserted else { return nil }
        let isHarmful = isLink ? pushesValues(item, context) : isOwnedElsewhere(item.call, context)
        return Finding(
          isHarmful ? .warning : .info, "This stack has a path, and \(isLink ? "a link with a view" : "a destination by \(item.call.argument("item") != nil ? "item" : "flag")") pushes without an entry in it; push a value", at: item.call.nameRange,
          notes: [Diagnostic.Note("the stack with its path", file: hierarchy.file, range: hierarchy.container.nameRange)], fixes: [FixIt("Push a value", .suggestion)], profile: isHarmful ? .default : .presentation)
      }
    }
  }

  /// The page behind the link pushes values itself, which land under it; a last page does no harm.
  private static func pushesValues(_ item: NavigationHierarchy.Item, _ context: FileContext) -> Bool {
    guard let destination = item.call.destination else { return false }
    var pending: [(Node, SourceFile)] = [(destination.node, item.file)]
    var seen: Set<Node> = []
    while let (root, file) = pending.popLast() {
      for node in root.descendants where node.kind == .callSuffix {
        guard let call = Call(node) else { continue }
        if call.isNamed("NavigationLink"), call.argument("value") != nil { return true }
        if call.isNamed("append"), call.chain.firstChild?.name.lowercased().contains("path") ?? false { return true }
        guard let type = context.project.view(madeBy: call, in: file), seen.insert(type.node).inserted, seen.count < 64 else { continue }
        for member in context.facts(of: type).members where member.kind != .initializer { pending.append((member.node, member.file)) }
      }
    }
    return false
  }

  /// The flag or item belongs to an object, which can change it when the page is not on screen.
  private static func isOwnedElsewhere(_ call: Call, _ context: FileContext) -> Bool {
    guard let driver = call.argument("isPresented") ?? call.argument("item"), case .path(let root, _) = BindingExpression(driver.value), let view = context.view(around: call.node) else { return false }
    return ["StateObject", "ObservedObject", "EnvironmentObject", "Bindable"].contains(view.property(root)?.wrapperName ?? "")
  }
}
