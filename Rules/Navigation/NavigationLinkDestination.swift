import Linting
import Semantics
import Syntax

extension Rule {
  static let navigationLinkDestination = Rule(
    RuleInfo(
      id: "navigation-link-destination",
      category: .navigation,
      summary: "A link carries its destination as a view instead of a value.",
      rationale: """
        A view-based link builds its destination whenever the link is built, and neither a path nor state restoration can drive it. \
        'NavigationLink(value:)' with '.navigationDestination(for:)' builds the page when it is pushed.
        """,
      exceptions: "Silent below iOS 16 and macOS 13. For a few static pages the value form adds nothing: the rule runs in profile 'presentation' only.",
      severity: .info, profile: .presentation,
      fix: "safe: the closure spelling, where the destination is given as an argument; the value form is a suggestion")
  ) { context in
    context.calls("NavigationLink").compactMap { call -> Finding? in
      guard !call.isMember, context.index.isSwiftUI("NavigationLink"), call.argument("isActive") == nil, call.argument("tag") == nil, let destination = call.destination, !isOwnPage(destination, context), context.targets(at: call.node).meets(Minimum.navigationStack),
        !context.isPreview(call.node), !call.node.isAvailabilityFallback
      else { return nil }
      var fixes = [FixIt("Push a value: 'NavigationLink(value:)' and '.navigationDestination(for:)'", .suggestion, minimum: Minimum.navigationStack)]
      if let fix = spelling(call, destination, context) { fixes.insert(fix, at: 0) }
      return Finding(.info, "This link builds its destination at once and no path can drive it; push a value instead", at: call.nameRange, fixes: fixes)
    }
  }

  /// `NavigationLink("Swipes", destination: .swipes)`: an initialiser of the project's own, or of a package.
  private static func isOwnPage(_ destination: Call.Argument, _ context: FileContext) -> Bool {
    destination.value.kind == .implicitMember || destination.value.firstChild?.kind == .implicitMember || context.index.extensions(named: "NavigationLink").contains { $0.node.memberDeclarations.contains { $0.kind == .initializerDecl } }
  }

  /// `NavigationLink(destination: A()) { L }` → `NavigationLink { A() } label: { L }`
  private static func spelling(_ call: Call, _ destination: Call.Argument, _ context: FileContext) -> FixIt? {
    guard destination.label == "destination", !destination.isTrailing, destination.value.kind != .closureExpr, !destination.value.text.utf8.contains(UInt8(ascii: "\n")) else { return nil }
    let tree = context.tree
    var transaction = Transaction()
    if call.arguments.count(where: { !$0.isTrailing }) == 1, let label = call.trailingClosure, label.nextSibling == nil {
      transaction.append([context.edit(call.callee.end..<label.start, " { \(destination.value.text) } label: ")], in: context.file)
      if tree.hasComment(in: call.callee.end..<label.start) { transaction.block() }
    } else if call.arguments.count == 2, let title = call.arguments.first, title.label == nil, !title.isTrailing {
      transaction.append([context.edit(title.node.end..<call.node.end, ") { \(destination.value.text) }")], in: context.file)
      if tree.hasComment(in: title.node.end..<call.node.end) { transaction.block() }
    } else {
      return nil
    }
    if destination.value.hasMultilineString { return nil }
    return transaction.fix("Give the destination as a closure", .safe, minimum: DeploymentTargets([.iOS: Version(13), .macOS: Version(10, 15)]))
  }
}
