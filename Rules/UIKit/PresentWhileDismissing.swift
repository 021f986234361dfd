import Linting
import Semantics

extension Rule {
  static let presentWhileDismissing = Rule(
    RuleInfo(
      id: "present-while-dismissing",
      category: .uikit,
      summary: "A controller is presented while another is still being dismissed.",
      rationale: """
        'dismiss(animated:)' returns at once and the dismissal goes on for the length of its animation. A presentation that is asked for \
        meanwhile is dropped ('Attempt to present … while a presentation is in progress', or '… which is already presenting'). \
        Present in the completion of the dismissal.
        """,
      exceptions: """
        Silent when what is dismissed is not known by its name to be a controller, when the dismissal is not animated, has a completion or is awaited, in different branches, when the presentation stands in a closure \
        that runs later, and in tests.
        """,
      severity: .warning,
      fix: "suggestion: present in the completion",
      references: ["https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)"], languages: [.swift, .objectiveC])
  ) { context in
    context.controllerMethods.flatMap { method -> [Finding] in
      let dismissals = method.calls.filter { $0.operation == .dismiss && $0.animated.isYes && !$0.hasCompletion && !$0.isAwaited && isController($0.receiver) }
      guard !dismissals.isEmpty else { return [] }
      return method.calls.filter { $0.operation == .present && !$0.isAwaited }.compactMap { presentation in
        guard let dismissal = dismissals.last(where: { $0.position.surelyPrecedes(presentation.position) }), dismissal.range.upperBound <= presentation.range.lowerBound,
          !method.suspends(in: dismissal.range.upperBound..<presentation.range.lowerBound)
        else { return nil }
        return Finding(
          .warning, "This is presented while another controller is still being dismissed, so it may not appear; present it in the completion of the dismissal", at: presentation.nameRange,
          notes: [Diagnostic.Note("the dismissal starts here", file: context.file, range: dismissal.nameRange)], fixes: [FixIt("Present it in the completion of the dismissal", .suggestion)])
      }
    }
  }

  /// Progress views, banners and tips have a 'dismiss(animated:)' too.
  private static func isController(_ receiver: String) -> Bool {
    let name = receiver.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map { $0.lowercased() } ?? ""
    return ["self", "super", "parent"].contains(name) || ["controller", "vc", "picker", "alert", "sheet"].contains { name.hasSuffix($0) }
  }
}
