import Linting
import Semantics

extension Rule {
  static let presentFromKeyWindow = Rule(
    RuleInfo(
      id: "present-from-key-window",
      category: .uikit,
      summary: "Something is presented on the root controller of whatever window is the key one.",
      rationale: """
        The root controller can present only while it presents nothing itself; with a sheet up the call is dropped. And with several windows \
        on iPad the key window, or the first of all, need not be the one that the user touched. Present on the controller that the action came from, or on the \
        topmost presented controller of its scene.
        """,
      exceptions: """
        Silent when the method looks for the topmost controller ('presentedViewController'), and in tests. The root controller of one's own \
        'window' is reported with the profile 'all' only.
        """,
      severity: .info,
      fix: "suggestion: the topmost presented controller",
      references: ["https://developer.apple.com/documentation/uikit/uiapplication/keywindow"], languages: [.swift, .objectiveC])
  ) { context in
    guard context.mayRun(on: .iOS) || context.mayRun(on: .visionOS) else { return [] }
    return context.controllerCalls { $0.operation == .present }.compactMap { method, call in
      let receiver = call.receiverOrigin ?? call.receiver
      guard isRoot(receiver), !method.names.contains(where: { $0 == "presentedViewController" || $0.lowercased().contains("topmost") }) else { return nil }
      let isShared = ["keyWindow", "windows", "sharedApplication", ".shared."].contains { receiver.contains($0) }
      return Finding(
        .info, "The window's root controller cannot present while it presents something else; use the topmost controller of the scene", at: call.nameRange,
        fixes: [FixIt("Present on the topmost presented controller", .suggestion)], profile: isShared ? .default : .all)
    }
  }

  /// `UIApplication.shared.keyWindow.rootViewController`, `[UIApplication sharedApplication].keyWindow.rootViewController`
  private static func isRoot(_ receiver: String) -> Bool { receiver.hasSuffix("rootViewController") && receiver.lowercased().contains("window") && receiver != "rootViewController" }
}
