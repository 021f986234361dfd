import Linting
import Semantics
import Syntax

extension Rule {
  static let actionSheetWithoutAnchor = Rule(
    RuleInfo(
      id: "action-sheet-without-anchor",
      category: .uikit,
      summary: "An action sheet or a share sheet is presented without an anchor, which crashes on iPad.",
      rationale: """
        On iPad UIKit shows an action sheet and 'UIActivityViewController' as popovers, and a popover needs a place to point at. Without a \
        'sourceView', 'sourceItem' or 'barButtonItem' of its 'popoverPresentationController' the presentation throws an exception: the app ends.
        """,
      exceptions: """
        Silent when the method mentions 'popoverPresentationController', 'modalPresentationStyle', the device's idiom or a size class, when the \
        controller is handed to other code than 'present', when a member that UIKit does not have is used on it, when a 'present' of the \
        project sets popovers up, when no target is for iOS, and in tests.
        """,
      severity: .warning,
      fix: "suggestion: set the popover's source",
      references: ["https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller"], languages: [.swift, .objectiveC])
  ) { context in
    guard context.mayRun(on: .iOS), !context.controllerMethods.isEmpty else { return [] }
    let sheets = context.controllerCalls { $0.operation == .makeAlert(.actionSheet) || $0.operation == .makeActivity }
    return sheets.compactMap { method, call in
      guard !method.mindsPopovers, isPresentedAsIs(call), !context.index.hasAnchoringPresent else { return nil }
      let isActivity = call.operation == .makeActivity
      let name = call.variable?.name ?? (isActivity ? "the share sheet" : "the action sheet")
      return Finding(
        .warning, "On iPad this \(isActivity ? "share sheet" : "action sheet") is a popover, and without an anchor its presentation crashes", at: call.nameRange,
        fixes: [FixIt("Set 'sourceView' or 'barButtonItem' of the 'popoverPresentationController' of \(call.variable == nil ? name : "'\(name)'")", .suggestion)])
    }
  }

  /// Nothing but `present` gets the controller, and nothing but UIKit's members is used on it.
  private static func isPresentedAsIs(_ call: ControllerCall) -> Bool {
    guard let variable = call.variable else { return call.isPresentedInline }
    return variable.isPresented && !variable.escapes && variable.uses.allSatisfy { use in
      if case .member(let name) = use { harmlessMembers.contains(name) } else { true }
    }
  }

  private static let harmlessMembers: Set<String> = [
    "addAction", "title", "message", "view", "preferredAction", "actions", "completionWithItemsHandler", "excludedActivityTypes", "isModalInPresentation", "overrideUserInterfaceStyle", "dismiss",
    "setValue", "setTitle", "setMessage", "setExcludedActivityTypes", "setCompletionWithItemsHandler", "dismissViewControllerAnimated", "setCompletionHandler", "completionHandler", "allowsProminentActivity", "setPreferredAction",
  ]
}

extension ProjectIndex {
  /// A function `present` of the project, overriding or not, cares for popovers: what it is given needs no anchor. For a finding about to be made.
  fileprivate var hasAnchoringPresent: Bool {
    functions(named: "present").contains { $0.text.contains("popover") }
  }
}
