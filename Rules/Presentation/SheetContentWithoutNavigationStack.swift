import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetContentWithoutNavigationStack = Rule(
    RuleInfo(
      id: "sheet-content-without-navigation-stack",
      category: .presentation,
      summary: "A title, a toolbar or a link inside a sheet has no navigation container.",
      rationale: """
        A sheet starts a hierarchy of its own: the stack of the presenter does not reach into it. Without one in the content the title and \
        the toolbar are not shown and links do nothing.
        """,
      exceptions: """
        Silent when any container or modifier on the way is unknown and may bring a stack, for keyboard toolbars, and on macOS for titles \
        and toolbars, which a sheet has by itself there. Not on watchOS and tvOS.
        """,
      severity: .warning, confidence: .medium,
      fix: "unsafe: the content is wrapped in 'NavigationStack' (iOS 16, macOS 13)")
  ) { context in
    let isPhone = context.mayRun(on: .iOS) || context.mayRun(on: .visionOS)
    guard isPhone || context.mayRun(on: .macOS) else { return [] }
    return context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind.hasEscapingContent, let closure = presentation.contentClosure, !context.isPreview(presentation.call.node), !context.isTest else { return nil }
      guard let orphan = orphan(in: closure, context.file, isPhone: isPhone, context) else { return nil }
      var transaction = Transaction()
      transaction.wrap(statementsOf: closure, in: "NavigationStack", file: context.file)
      return Finding(
        .warning, "'\(orphan.call.name)' in this \(presentation.kind.noun) has no navigation container around it, so it does nothing; wrap the content in a 'NavigationStack'", at: presentation.call.nameRange,
        notes: [Diagnostic.Note("without a container", file: orphan.file, range: orphan.call.nameRange)], fixes: [transaction.fix("Wrap the content in 'NavigationStack'", .unsafe, minimum: Minimum.navigationStack)])
    }
  }

  /// Something in the content that needs a container and has none: written there, or on the root of the view it consists of.
  private static func orphan(in closure: Node, _ file: SourceFile, isPhone: Bool, _ context: FileContext) -> (call: Call, file: SourceFile)? {
    for node in closure.descendants where node.kind == .callSuffix {
      if let call = Call(node), NavigationNeed.isNeed(call, isPhone: isPhone, context), NavigationNeed.isUncovered(call.callee, upTo: closure, file, context) { return (call, file) }
    }
    for root in closure.rootViews {
      if let found = helper(root, closure, file, isPhone: isPhone, context) { return found }
      guard let call = root.rootCall, NavigationNeed.isUncovered(call.callee, upTo: closure, file, context), let type = context.project.view(madeBy: call, in: file),
        let found = NavigationNeed.onRoot(of: type, isPhone: isPhone, context, depth: 0)
      else { continue }
      return found
    }
    return nil
  }
}

/// What works only inside a navigation container.
private func helper(_ root: Node, _ closure: Node, _ file: SourceFile, isPhone: Bool, _ context: FileContext) -> (call: Call, file: SourceFile)? {
  // `{ filter }`: a member of the view is the content.
  guard root.kind == .identifierExpr || root.selfMember != nil, let view = context.view(around: closure), let member = view.members.first(where: { $0.name == (root.selfMember ?? root.name) && $0.kind == .property }), let body = member.node.getterBody else { return nil }
  return NavigationNeed.onRoots(body.rootViews, member.file, isPhone: isPhone, context, depth: 0)
}

enum NavigationNeed {
  static func isNeed(_ call: Call, isPhone: Bool, _ context: FileContext) -> Bool {
    switch call.name {
    case "NavigationLink": return !call.isMember && context.index.isSwiftUI("NavigationLink")
    case "navigationDestination": return call.isMember
    case "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationBarItems", "searchable": return call.isMember && isPhone && context.project.viewFunctions[call.name] == nil
    case "toolbar": return call.isMember && isPhone && context.project.viewFunctions["toolbar"] == nil && hasBarItems(call)
    default: return false
    }
  }

  /// A toolbar with an item in the bar.
  private static func hasBarItems(_ call: Call) -> Bool {
    guard let closure = call.trailingClosure else { return false }
    let items = closure.descendants.filter { $0.kind == .callSuffix }.compactMap { Call($0) }.filter { $0.isNamed("ToolbarItem") || $0.isNamed("ToolbarItemGroup") }
    if items.isEmpty { return closure.statements.contains { $0.baseViewName == "Button" } }
    return items.contains { item in item.argument("placement").map { placement in [".cancellationAction", ".confirmationAction", ".topBarLeading", ".topBarTrailing", ".navigationBarLeading", ".navigationBarTrailing", ".primaryAction", ".principal", ".navigation", ".automatic", ".destructiveAction"].contains(placement.value.text) } ?? true }
  }

  static let hosts: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]

  /// From the node up to the root there is no navigation container and nothing unknown.
  static func isUncovered(_ node: Node, upTo root: Node, _ file: SourceFile, _ context: FileContext) -> Bool {
    for step in node.surroundings(upTo: root) {
      switch step {
      case .member: return false
      case .modified(let call):
        if context.project.viewFunctions[call.name] != nil || !ModifierTable.isModifier(call.name) && !ClosureRole.isKnownContainer(call.name) { return false }
        if call.isNamed("modifier") { return false }
      case .inside(let call, _):
        if call.node == root.parent || call.node == root.parent?.parent { continue }
        if hosts.contains(call.name) || context.index.declares(call.name) { return false }
        // Another presentation inside starts anew and is looked at by itself.
        if let presentation = Presentation(call), presentation.kind != .navigationDestination { return false }
        if call.isMember && !call.isInitializer ? context.project.viewFunctions[call.name] != nil || !ModifierTable.isModifier(call.name) && !ClosureRole.isKnownContainer(call.name) : !ClosureRole.isKnownContainer(call.name) { return false }
      }
    }
    return true
  }

  /// On the chain of the outermost expression of a view's body.
  static func onRoot(of type: TypeDeclaration, isPhone: Bool, _ context: FileContext, depth: Int) -> (call: Call, file: SourceFile)? {
    guard depth < 3, !type.inherited.contains("ViewModifier") else { return nil }
    let facts = context.facts(of: type)
    guard let body = facts.members.first(where: { $0.name == "body" }), let getter = body.node.getterBody else { return nil }
    return onRoots(getter.rootViews, body.file, isPhone: isPhone, context, depth: depth)
  }

  /// On the chains of the expressions that a view consists of.
  static func onRoots(_ roots: [Node], _ file: SourceFile, isPhone: Bool, _ context: FileContext, depth: Int) -> (call: Call, file: SourceFile)? {
    // A branch with a container means that the view thinks of it itself.
    if roots.contains(where: { $0.baseViewName.map { hosts.contains($0) } ?? true }) { return nil }
    for root in roots {
      guard let base = root.rootCall, !root.children.contains(where: \.isPlainMember) else { return nil }
      var chain = root.modifierCalls
      var start = base
      // `self.content`, `list` and the like are members of the view.
      if !base.isInitializer { return nil }
      if chain.contains(where: { context.project.viewFunctions[$0.name] != nil || !ModifierTable.isModifier($0.name) && !ClosureRole.isKnownContainer($0.name) || $0.isNamed("modifier") }) { return nil }
      chain.removeAll { !isNeed($0, isPhone: isPhone, context) }
      if let first = chain.first { return (first, file) }
      if let inner = context.project.view(madeBy: base, in: file) {
        if let found = onRoot(of: inner, isPhone: isPhone, context, depth: depth + 1) { return found }
        continue
      }
      if context.index.declares(base.name) { return nil }
      start = base
      // Directly in a known container of the root: `Form { … }.navigationTitle(…)` inside a `VStack`.
      guard ClosureRole.isKnownContainer(base.name), let closure = start.trailingClosure else { continue }
      for node in closure.descendants where node.kind == .callSuffix {
        if let call = Call(node), call.isNamed("NavigationLink"), isNeed(call, isPhone: isPhone, context), isUncovered(call.callee, upTo: closure, file, context) { return (call, file) }
      }
    }
    return nil
  }
}
