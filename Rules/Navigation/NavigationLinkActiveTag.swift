import Linting
import Semantics
import Syntax

extension Rule {
  static let navigationLinkActiveTag = Rule(
    RuleInfo(
      id: "navigation-link-active-tag",
      category: .navigation,
      summary: "A link is driven by 'isActive:' or 'tag:selection:', which a stack no longer follows reliably.",
      rationale: """
        Links that push by themselves are deprecated since iOS 16. A 'NavigationPath' pushes any number of values, \
        '.navigationDestination(isPresented:)' one page by a flag.
        """,
      exceptions: "Silent below iOS 16 and macOS 13 and in the old half of an availability check.",
      severity: .warning,
      fix: "unsafe: a hidden link becomes '.navigationDestination(isPresented:)' on its container; else a suggestion",
      references: ["https://developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types"])
  ) { context in
    context.calls("NavigationLink").compactMap { call -> Finding? in
      guard !call.isMember, context.index.isSwiftUI("NavigationLink"), let driver = call.argument("isActive") ?? call.argument("tag"), context.targets(at: call.node).meets(Minimum.navigationStack), !call.node.isAvailabilityFallback,
        !context.isPreview(call.node)
      else { return nil }
      let isFlag = driver.label == "isActive"
      let host = host(of: call, context)
      var message = isFlag ? "'isActive:' is deprecated; push with a path, or with '.navigationDestination(isPresented:)'" : "'tag:selection:' is deprecated; use 'NavigationLink(value:)' with '.navigationDestination(for:)'"
      if host == .view { message += ", in a 'NavigationStack' instead of this 'NavigationView'" }
      let suggestion = FixIt(isFlag ? "Use '.navigationDestination(isPresented:)'" : "Use 'NavigationLink(value:)' and one '.navigationDestination(for:)'", .suggestion, minimum: Minimum.navigationStack)
      // Under a host that is not known the replacement may do nothing.
      return Finding(host == .unknown ? .info : .warning, message, at: call.nameRange, fixes: [isFlag && host != .unknown ? fix(call, driver, context) : suggestion])
    }
  }

  private enum Host { case stack, view, unknown }

  /// The navigation container around a link, wherever its view is used.
  private static func host(of call: Call, _ context: FileContext) -> Host {
    guard let view = context.view(around: call.node) else { return .unknown }
    var isView = false
    let search = OutwardSearch(context.project) { step, _ in
      guard case .inside(let outer, _) = step else { return nil }
      if outer.isNamed("NavigationView") { isView = true }
      return NavigationNeed.hosts.contains(outer.name) ? .yes : nil
    }
    guard search.answers(from: call.callee, in: view) == [.yes] else { return .unknown }
    return isView ? .view : .stack
  }

  private static func fix(_ call: Call, _ driver: Call.Argument, _ context: FileContext) -> FixIt {
    let title = "Use '.navigationDestination(isPresented: \(driver.value.text))'"
    let suggestion = FixIt(title, .suggestion, minimum: Minimum.navigationStack)
    guard let destination = destination(call, context), isHidden(call), !call.node.hasMultilineString, !context.tree.hasComment(in: call.chain.range) else { return suggestion }
    let modifier = ".navigationDestination(isPresented: \(driver.value.text)) { \(destination) }"
    var transaction = Transaction()
    // `.background(NavigationLink(…) { EmptyView() })`: the modifier takes the place of the background.
    if let host = call.chain.ancestors.first(where: { $0.kind == .callSuffix }).flatMap({ Call($0) }), host.isMember, ["background", "overlay"].contains(host.name), host.arguments.count == 1,
      let only = host.arguments.first?.value, only == call.chain || only.kind == .closureExpr && only.statements.count == 1 && only.statements.first == call.chain, host.callee.kind == .memberSuffix
    {
      transaction.replace(host.callee.start..<host.node.end, with: modifier, in: context.file)
      return transaction.fix(title, .unsafe, minimum: Minimum.navigationStack)
    }
    guard let container = Placement.enclosingBuilder(call), ["VStack", "HStack", "ZStack", "ScrollView", "Group"].contains(container.name), let block = call.chain.parent, block.statements.count > 1 else { return suggestion }
    transaction.delete(statement: call.chain, in: context.file)
    transaction.append(modifier: modifier, to: container.chain, in: context.file)
    return transaction.fix(title, .unsafe, minimum: Minimum.navigationStack)
  }

  private static func destination(_ call: Call, _ context: FileContext) -> String? {
    if let argument = call.argument("destination") { return argument.value.kind == .closureExpr ? argument.value.statements.first.map { context.tree.text.string($0.start..<argument.value.statements[argument.value.statements.count - 1].end) } : argument.value.text }
    return nil
  }

  /// The label is nothing: `EmptyView()` or empty.
  private static func isHidden(_ call: Call) -> Bool {
    guard let label = (call.argument("label") ?? call.arguments.first { $0.isTrailing })?.value, label.kind == .closureExpr else { return false }
    return label.statements.isEmpty || label.statements.count == 1 && label.statements[0].baseViewName == "EmptyView"
  }
}
