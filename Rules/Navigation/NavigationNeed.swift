import Linting
import Semantics
import Syntax

/// What works only inside a navigation container.
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

  private static let barPlacements: Set<String> = [
    ".topBarLeading", ".topBarTrailing", ".navigationBarLeading", ".navigationBarTrailing", ".principal", ".primaryAction", ".cancellationAction", ".confirmationAction", ".destructiveAction", ".navigation", ".automatic",
  ]

  /// A toolbar with an item in the bar.
  static func hasBarItems(_ call: Call) -> Bool {
    guard let closure = call.trailingClosure else { return false }
    let items = closure.descendants.filter { $0.kind == .callSuffix }.compactMap { Call($0) }.filter { $0.isNamed("ToolbarItem") || $0.isNamed("ToolbarItemGroup") }
    if items.isEmpty { return closure.statements.contains { $0.baseViewName == "Button" } }
    return items.contains { item in item.argument("placement").map { barPlacements.contains($0.value.text) } ?? true }
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
      // Directly in a known container of the root: `Form { … }.navigationTitle(…)` inside a `VStack`.
      guard ClosureRole.isKnownContainer(base.name), let closure = base.trailingClosure else { continue }
      for node in closure.descendants where node.kind == .callSuffix {
        if let call = Call(node), call.isNamed("NavigationLink"), isNeed(call, isPhone: isPhone, context), isUncovered(call.callee, upTo: closure, file, context) { return (call, file) }
      }
    }
    return nil
  }
}
