import Linting
import Semantics
import Syntax

extension Rule {
  static let missingNavigationContainer = Rule(
    RuleInfo(
      id: "missing-navigation-container",
      category: .navigation,
      summary: "A link has no navigation container above it, from the app's scene down.",
      rationale: "'NavigationLink', '.navigationDestination' and pickers that push work only inside a 'NavigationStack' or 'NavigationSplitView'; elsewhere they are disabled.",
      exceptions: "Silent unless every way from the app's scenes to the view is known; views in UIKit hosts and libraries, unknown containers and modifiers are not judged.",
      severity: .warning, confidence: .medium,
      fix: "suggestion: a 'NavigationStack' around the screen")
  ) { context in
    context.views.flatMap { view -> [Finding] in
      guard !context.isPreview(view.type.node) else { return [] }
      let search = OutwardSearch(context.project) { step, _ in
        guard case .inside(let outer, _) = step else { return nil }
        if NavigationNeed.hosts.contains(outer.name) { return .yes }
        // What a presentation needs is another rule's question.
        return Presentation(outer).map { $0.kind.hasEscapingContent || $0.kind == .inspector } ?? false ? .unknown : nil
      }
      return (context.calls(["NavigationLink", "navigationDestination", "pickerStyle"])).compactMap { call -> Finding? in
        guard context.view(around: call.node)?.type.node == view.type.node, isNeed(call, context), !isInner(call), search.answers(from: call.callee, in: view) == [.no] else { return nil }
        return Finding(
          .warning, "'\(call.name)' works only inside a navigation container, and none is above '\(view.name)'", at: call.nameRange,
          fixes: [FixIt("Put the screen into a 'NavigationStack'", .suggestion, minimum: Minimum.navigationStack)])
      }
    }
  }

  private static func isNeed(_ call: Call, _ context: FileContext) -> Bool {
    switch call.name {
    case "NavigationLink": !call.isMember && context.index.isSwiftUI("NavigationLink")
    case "navigationDestination": call.isMember && context.project.viewFunctions["navigationDestination"] == nil
    default: call.arguments.first?.value.text == ".navigationLink"
    }
  }

  /// A link on the page of another link is that one's consequence.
  private static func isInner(_ call: Call) -> Bool {
    call.node.ancestors.contains { $0.kind == .callSuffix && (Call($0).map { $0.isNamed("NavigationLink") || $0.isNamed("navigationDestination") } ?? false) }
  }
}
