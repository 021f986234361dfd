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
      fix: "suggestion: the value form")
  ) { context in
    context.calls("NavigationLink").compactMap { call -> Finding? in
      guard !call.isMember, context.index.isSwiftUI("NavigationLink"), call.argument("isActive") == nil, call.argument("tag") == nil, let destination = call.destination, !isOwnPage(destination, context), context.targets(at: call.node).meets(Minimum.navigationStack),
        !context.isPreview(call.node), !call.node.isAvailabilityFallback
      else { return nil }
      let fix = FixIt("Push a value: 'NavigationLink(value:)' and '.navigationDestination(for:)'", .suggestion, minimum: Minimum.navigationStack)
      return Finding(.info, "This link builds its destination at once and no path can drive it; push a value instead", at: call.nameRange, fixes: [fix])
    }
  }

  /// `NavigationLink("Swipes", destination: .swipes)`: an initialiser of the project's own, or of a package.
  private static func isOwnPage(_ destination: Call.Argument, _ context: FileContext) -> Bool {
    destination.value.kind == .implicitMember || destination.value.firstChild?.kind == .implicitMember || context.index.extensions(named: "NavigationLink").contains { $0.node.memberDeclarations.contains { $0.kind == .initializerDecl } }
  }
}
