import Linting
import Semantics
import Syntax

extension Rule {
  static let navigationView = Rule(
    RuleInfo(
      id: "navigation-view",
      category: .navigation,
      summary: "'NavigationView' is superseded by 'NavigationStack' and 'NavigationSplitView'.",
      rationale: """
        'NavigationView' shows columns or a stack depending on the device and cannot be driven by a path. Since iOS 16 and macOS 13 \
        'NavigationStack' and 'NavigationSplitView' say which is meant.
        """,
      exceptions: """
        Silent below iOS 16 and macOS 13, in the old half of an availability check, and when 'NavigationView' is a type of the project. No \
        fix while links with 'isActive:' or 'tag:' depend on it.
        """,
      severity: .info,
      fix: "unsafe: 'NavigationStack' where the stack style is set; else a suggestion",
      references: ["https://developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types"])
  ) { context in
    context.calls("NavigationView").compactMap { call -> Finding? in
      guard !call.isMember, context.index.isSwiftUI("NavigationView"), context.targets(at: call.node).meets(Minimum.navigationStack), !call.node.isAvailabilityFallback, let closure = call.trailingClosure ?? call.argument("content")?.value
      else { return nil }
      return Finding(.info, "'NavigationView' is superseded by 'NavigationStack' and 'NavigationSplitView'", at: call.nameRange, fixes: [fix(call, closure, context)])
    }
  }

  private static func fix(_ call: Call, _ closure: Node, _ context: FileContext) -> FixIt {
    let style = call.chain.modifierCalls.first { $0.isNamed("navigationViewStyle") }
    let roots = closure.statements.count
    let isStack = style.map { $0.node.text.contains(".stack") || $0.node.text.contains("StackNavigationViewStyle") } ?? false
    let hierarchy = context.navigation.hierarchy(of: call)
    let hasOldLinks = hierarchy.map { !$0.isComplete || $0.items.contains { $0.call.argument("isActive") != nil || $0.call.argument("tag") != nil } } ?? true
    if roots >= 2 { return FixIt(roots == 2 ? "Use 'NavigationSplitView { … } detail: { … }'" : "Use 'NavigationSplitView { … } content: { … } detail: { … }'", .suggestion, minimum: Minimum.navigationStack) }
    guard isStack, !hasOldLinks else {
      return FixIt(isStack || style != nil ? "Use 'NavigationStack'" : "Use 'NavigationStack', or 'NavigationSplitView' for columns", .suggestion, minimum: Minimum.navigationStack)
    }
    var transaction = Transaction()
    transaction.replace(call.nameRange, with: "NavigationStack", in: context.file)
    if let style { transaction.cut(style, in: context.file) }
    return transaction.fix("Use 'NavigationStack'", .unsafe, minimum: Minimum.navigationStack)
  }
}
