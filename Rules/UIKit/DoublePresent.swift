import Linting
import Semantics

extension Rule {
  static let doublePresent = Rule(
    RuleInfo(
      id: "double-present",
      category: .uikit,
      summary: "One step presents two controllers on the same one.",
      rationale: """
        A controller can present one other at a time. The second call is answered with 'Attempt to present … which is already presenting …' \
        and shows nothing. Present the second from the first's completion, on the first, or instead of it.
        """,
      exceptions: "Silent in different branches, with a dismissal or a suspension between the two, and in tests.",
      severity: .warning,
      fix: "suggestion: present the second from the first",
      references: ["https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)"], languages: [.swift, .objectiveC])
  ) { context in
    context.controllerMethods.flatMap { method in
      method.repeated(.present, unless: [.dismiss]).map { first, second in
        Finding(
          .warning, "A controller presents one other at a time, and '\(second.receiver)' has just been asked to present", at: second.nameRange,
          notes: [Diagnostic.Note("the first is presented here", file: context.file, range: first.nameRange)], fixes: [FixIt("Present it from the completion of the first", .suggestion)])
      }
    }
  }

  static let doublePush = Rule(
    RuleInfo(
      id: "double-push",
      category: .uikit,
      summary: "One step pushes two controllers with animation.",
      rationale: """
        The second push starts while the first is animating: 'nested push animation can result in corrupted navigation bar'. Set all \
        controllers at once with 'setViewControllers(_:animated:)', or push the first without animation.
        """,
      exceptions: "Silent in different branches, when one of the two is not animated or the flag is no literal, with a pop or a suspension between, and in tests.",
      severity: .warning,
      fix: "suggestion: 'setViewControllers(_:animated:)'",
      references: ["https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)"], languages: [.swift, .objectiveC])
  ) { context in
    context.controllerMethods.flatMap { method in
      method.repeated(.push, unless: [.pop]).filter { $0.animated.isYes && $1.animated.isYes }.map { first, second in
        Finding(
          .warning, "This push starts while the one before is still animating", at: second.nameRange,
          notes: [Diagnostic.Note("the first is pushed here", file: context.file, range: first.nameRange)], fixes: [FixIt("Push the first without animation, or set both controllers at once", .suggestion)])
      }
    }
  }
}

extension ControllerMethod {
  /// Calls of an operation with the one before on the same receiver, in one run of straight code.
  fileprivate func repeated(_ operation: ControllerCall.Operation, unless others: Set<ControllerCall.Operation>) -> [(first: ControllerCall, second: ControllerCall)] {
    let all = calls.filter { $0.operation == operation && !$0.isAwaited }
    return all.indices.compactMap { index in
      let second = all[index]
      let first = all[..<index].last { candidate in
        candidate.receiver == second.receiver && candidate.position.surelyPrecedes(second.position)
      }
      // One may stand among the arguments of the other.
      guard let first, first.range.upperBound < second.range.lowerBound else { return nil }
      let between = first.range.upperBound..<second.range.lowerBound
      guard !suspends(in: between), !calls.contains(where: { between.contains($0.range.lowerBound) && others.contains($0.operation) }) else { return nil }
      return (first, second)
    }
  }
}
