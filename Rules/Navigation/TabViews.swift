import Linting
import Semantics
import Syntax

extension Rule {
  static let navigationStackAroundTabView = Rule(
    RuleInfo(
      id: "navigation-stack-around-tabview",
      category: .navigation,
      summary: "One navigation stack is around all tabs.",
      rationale: "Pushes cover the tab bar, and all tabs share one history. Usually each tab wants a stack of its own.",
      exceptions: """
        Silent for pagers, when destinations are declared at the tab view or above it (full-screen pushes on purpose), when no tab pushes, \
        and outside of iOS and visionOS.
        """,
      severity: .info, confidence: .medium,
      fix: "suggestion: a stack in each tab")
  ) { context in
    guard context.mayRun(on: .iOS) || context.mayRun(on: .visionOS) else { return [] }
    return context.navigation.hierarchies(touching: context.file).compactMap { hierarchy -> Finding? in
      guard hierarchy.container.isNamed("NavigationStack") || hierarchy.container.isNamed("NavigationView"), hierarchy.file === context.file, let (tabs, file) = tabView(atRootOf: hierarchy, context), !context.isPreview(tabs.node),
        hasSeveralTabs(tabs), !isPager(tabs), !tabs.chain.modifierCalls.contains(where: { $0.isNamed("navigationDestination") }),
        !hierarchy.items.contains(where: { $0.call.isNamed("navigationDestination") && !$0.isSeparate }), !hierarchy.items.contains(where: { ["NavigationStack", "NavigationView", "NavigationSplitView"].contains($0.call.name) }),
        hierarchy.items.contains(where: { $0.call.isNamed("NavigationLink") && $0.isSeparate && $0.call.destination != nil }) || titles(in: tabs) >= 2
      else { return nil }
      return Finding(
        .info, "One '\(hierarchy.container.name)' is around all tabs, so pushes cover the tab bar and all tabs share one history; give each tab its own", at: hierarchy.container.nameRange,
        notes: [Diagnostic.Note("the tabs", file: file, range: tabs.nameRange)], fixes: [FixIt("Give each tab a 'NavigationStack'", .suggestion)])
    }
  }

  static let tabContentNeedsOwnStack = Rule(
    RuleInfo(
      id: "tab-content-needs-own-stack",
      category: .navigation,
      summary: "A tab's view has a title or links, but neither it nor the tab has a navigation container.",
      rationale: "A tab view brings no navigation of its own: without a stack in the tab the title is not shown and links are disabled.",
      exceptions: "Silent when the tab view is inside a stack, when a container on the way is unknown, and on macOS.",
      severity: .warning, confidence: .medium, profile: .all,
      fix: "unsafe: the tab's content is wrapped in 'NavigationStack' (iOS 16)")
  ) { context in
    guard context.mayRun(on: .iOS), context.targets.includes(.macOS) != true else { return [] }
    return context.views.compactMap { view -> Finding? in
      guard !context.isPreview(view.type.node), let need = NavigationNeed.onRoot(of: view.type, isPhone: true, context, depth: 0), need.file === context.file else { return nil }
      for use in context.project.uses(of: view.type) {
        guard let owner = use.owner, let tabs = tabView(directlyAround: use, context), search(context).answers(from: tabs.callee, in: context.facts(of: owner)) == [.no] else { continue }
        return Finding(
          .warning, "'\(view.name)' uses '\(need.call.name)', but neither it nor its tab has a navigation container", at: need.call.nameRange,
          notes: [Diagnostic.Note("its tab", file: use.file, range: use.call.nameRange)], fixes: [wrap(use)])
      }
      return nil
    }
  }

  private static func search(_ context: FileContext) -> OutwardSearch {
    OutwardSearch(context.project) { step, _ in
      guard case .inside(let outer, _) = step else { return nil }
      return NavigationNeed.hosts.contains(outer.name) ? .yes : Presentation(outer) != nil ? .unknown : nil
    }
  }

  /// The tab view that has the use as a tab, with nothing unknown in between.
  private static func tabView(directlyAround use: Use, _ context: FileContext) -> Call? {
    guard let tabs = use.call.node.enclosingCall(where: { $0.isNamed("TabView") && !$0.isMember }), context.index.isSwiftUI("TabView"), TabViews.tabs(of: tabs).contains(where: { $0.rootCall?.node == use.call.node }),
      NavigationNeed.isUncovered(use.call.callee, upTo: tabs.chain, use.file, context)
    else { return nil }
    return tabs
  }

  private static func wrap(_ use: Use) -> FixIt {
    var transaction = Transaction()
    transaction.insert("NavigationStack { ", at: use.call.chain.start, in: use.file)
    transaction.insert(" }", at: use.call.node.end, in: use.file)
    return transaction.fix("Wrap it in 'NavigationStack'", .unsafe, minimum: Minimum.navigationStack)
  }

  /// The tab view that a container's content starts with, there or in the view that the content consists of.
  private static func tabView(atRootOf hierarchy: NavigationHierarchy, _ context: FileContext) -> (Call, SourceFile)? {
    guard let closure = hierarchy.container.trailingClosure, let root = closure.rootViews.first, closure.rootViews.count == 1, let call = root.rootCall else { return nil }
    if call.isNamed("TabView"), context.index.isSwiftUI("TabView") { return (call, hierarchy.file) }
    guard let type = context.project.view(madeBy: call, in: hierarchy.file), let body = context.facts(of: type).members.first(where: { $0.name == "body" }), let inner = body.node.getterBody?.rootViews, inner.count == 1,
      let tabs = inner[0].rootCall, tabs.isNamed("TabView"), context.index.isSwiftUI("TabView")
    else { return nil }
    return (tabs, body.file)
  }

  /// Two or more in the source, or a `ForEach`, which makes as many as its data has.
  private static func hasSeveralTabs(_ tabs: Call) -> Bool {
    let views = TabViews.tabs(of: tabs)
    return views.count >= 2 || views.contains { $0.rootCall?.isNamed("ForEach") ?? false }
  }

  /// The tabs that set a title of their own, which they all share with one bar.
  private static func titles(in tabs: Call) -> Int { TabViews.tabs(of: tabs).count { $0.modifierCalls.contains { $0.isNamed("navigationTitle") } } }

  private static let pagerStyles = ["page", "verticalPage", "PageTabViewStyle", "VerticalPageTabViewStyle"]

  private static func isPager(_ tabs: Call) -> Bool {
    tabs.chain.modifierCalls.contains { modifier in modifier.isNamed("tabViewStyle") && pagerStyles.contains { modifier.node.text.contains($0) } }
  }
}

enum TabViews {
  /// The contents of the tabs of a `TabView`.
  static func tabs(of call: Call) -> [Node] {
    guard let closure = call.trailingClosure ?? call.argument("content")?.value, closure.kind == .closureExpr else { return [] }
    return closure.rootViews.flatMap { root -> [Node] in
      guard let call = root.rootCall else { return [root] }
      if call.isNamed("Tab"), let content = call.trailingClosure { return content.rootViews }
      return [root]
    }
  }
}
