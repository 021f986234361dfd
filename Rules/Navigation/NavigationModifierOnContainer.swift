import Linting
import Semantics
import Syntax

extension Rule {
  static let navigationModifierOnContainer = Rule(
    RuleInfo(
      id: "navigation-modifier-on-container",
      category: .navigation,
      summary: "A title, toolbar or destination stands on the navigation container instead of its content.",
      rationale: """
        A container reads these from the page it shows. Outside of the container they configure whatever is around it, mostly nothing: \
        the title is missing and the destination is never found.
        """,
      exceptions: """
        Silent for search, for modifiers addressed to an outer bar ('.toolbar(.hidden, for: .tabBar)'), for keyboard toolbars, for titles \
        and toolbars where macOS is a target (there they belong to the window), and, destinations aside, in UIKit hosts.
        """,
      severity: .error,
      fix: "safe: the modifier moves onto the content, when that is one expression without the same modifier; else unsafe")
  ) { context in
    context.calls(["NavigationStack", "NavigationView"]).flatMap { container -> [Finding] in
      guard !container.isMember, context.index.isSwiftUI(container.name), container.chain.kind == .chain, !context.isPreview(container.node), let closure = container.trailingClosure ?? container.argument("root")?.value else { return [] }
      return container.chain.modifierCalls.compactMap { call -> Finding? in
        guard call.nameToken > container.nameToken, let severity = severity(of: call, context), context.project.viewFunctions[call.name] == nil, severity == .error || !isHosted(call, context) else { return nil }
        return Finding(
          severity, severity == .error ? "A destination on the '\(container.name)' itself is never found; put it on the content" : "'\(call.name)' belongs to the content inside the '\(container.name)'", at: call.nameRange,
          notes: [Diagnostic.Note("the container", file: context.file, range: container.nameRange)], fixes: [fix(call, closure, container, context)])
      }
    }
  }

  private static func severity(of call: Call, _ context: FileContext) -> Severity? {
    let isOnlyPhone = context.targets.includes(.macOS) == false
    switch call.name {
    case "navigationDestination": return .error
    case "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationBarItems", "toolbarTitleMenu", "toolbarTitleDisplayMode": return .warning
    case "navigationTitle": return isOnlyPhone ? .warning : nil
    case "toolbar": return isOnlyPhone && call.argument("for") == nil && NavigationNeed.hasBarItems(call) ? .info : nil
    case "navigationSubtitle", "toolbarRole": return isOnlyPhone ? .info : nil
    default: return nil
    }
  }

  /// The view may stand in a bar of UIKit.
  private static func isHosted(_ call: Call, _ context: FileContext) -> Bool {
    guard let view = context.view(around: call.node) else { return false }
    return context.project.uses(of: view.type).contains { use in use.owner == nil || use.call.node.enclosingCall(where: { $0.name.hasSuffix("HostingController") }) != nil }
  }

  private static func fix(_ call: Call, _ closure: Node, _ container: Call, _ context: FileContext) -> FixIt {
    let title = "Move it onto the content"
    guard closure.kind == .closureExpr, let root = closure.statements.last, root.kind == .chain, !call.node.isConditionallyCompiled else { return FixIt(title, .suggestion) }
    let isSafe = closure.statements.count == 1 && !root.modifierCalls.contains { $0.name == call.name && (!call.isNamed("navigationDestination") || $0.arguments.first?.value.text == call.arguments.first?.value.text) }
    var transaction = Transaction()
    transaction.move(call, after: root, into: closure, in: context.file)
    return transaction.fix(title, isSafe ? .safe : .unsafe)
  }
}
