import Linting
import Semantics
import Syntax

extension Rule {
  static let animationSequencedWithDelay = Rule(
    RuleInfo(
      id: "animation-sequenced-with-delay",
      category: .concurrency,
      summary: "A delay starts the second animation when the first should be done.",
      rationale: """
        The delay and the animation are two clocks: a spring takes longer than it says, a slow device drops frames, and the steps drift apart. \
        The completion closure of 'withAnimation' runs when the animation is done, and 'phaseAnimator' plays several steps.
        """,
      exceptions: """
        Silent when the first animation does not say its duration, when the delay is shorter, so that the second animation turns the first round on its \
        way, and when it is much longer, so that something shows for a while. Silent also when the delay is computed, when the second step opens or closes a \
        presentation, and on systems before iOS 17 and macOS 14.
        """,
      severity: .info,
      fix: "suggestion: the completion closure, or 'phaseAnimator'",
      minimum: .systems("17 14 17 10 1"),
      references: ["https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)"])
  ) { context in
    (context.calls("asyncAfter") + context.calls("sleep")).compactMap { call -> Finding? in
      guard let step = AnimationStep(call), context.targets(at: call.node).meets(.systems("17 14 17 10 1")), !context.isPreview(call.node), step.awaitsEnd, !step.touchesPresentation(context) else { return nil }
      return Finding(
        .info, "A delay of \(step.text) s starts the next animation; 'withAnimation(…) { … } completion: { … }' starts it when the first is done", at: call.nameRange,
        notes: [Diagnostic.Note("the first animation", file: context.file, range: step.first.nameRange), Diagnostic.Note("the second animation", file: context.file, range: step.second.nameRange)],
        fixes: [FixIt("Use the completion closure of 'withAnimation', or 'phaseAnimator'", .suggestion)])
    }
  }
}

/// Two animations with a delay between them.
private struct AnimationStep {
  let first: Call
  let second: Call
  private let seconds: Double
  let text: String

  init?(_ delay: Call) {
    guard let statement = delay.statement, let before = statement.previousSibling?.animation else { return nil }
    first = before
    if delay.isNamed("asyncAfter") {
      guard delay.chain.text.hasPrefix("DispatchQueue.main"), let deadline = delay.argument("deadline")?.value, let closure = delay.trailingClosure ?? delay.argument("execute")?.value,
        closure.kind == .closureExpr, let after = closure.statements.first?.animation, let seconds = deadline.secondsFromNow
      else { return nil }
      second = after
      self.seconds = seconds
    } else {
      guard delay.chain.firstChild?.name == "Task", let after = statement.nextSibling?.animation, let argument = delay.arguments.first, let seconds = argument.pause else { return nil }
      second = after
      self.seconds = seconds
    }
    guard let hundredths = Int(exactly: (seconds * 100).rounded()) else { return nil }
    text = hundredths % 100 == 0 ? "\(hundredths / 100)" : hundredths % 10 == 0 ? "\(hundredths / 100).\(hundredths / 10 % 10)" : "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// As long as the first animation takes, or a little longer; not as long as a person reads.
  var awaitsEnd: Bool {
    guard first.argument("completion") == nil, let animation = first.arguments.first(where: { $0.label == nil && !$0.isTrailing })?.value, animation.chainCalls.count == 1,
      let duration = animation.rootCall?.argument("duration")?.value.literalNumber
    else { return false }
    return seconds >= duration - 0.05 && seconds <= max(0.6, duration + 0.1)
  }

  /// What a step writes drives a presentation, whose order is another rule's business.
  func touchesPresentation(_ context: FileContext) -> Bool {
    guard let view = context.view(around: second.node) else { return false }
    let drivers = Set(view.presentations.compactMap(\.driverName))
    return view.accesses.contains { access in
      access.node.tree === second.tree && (first.node.contains(access.node) || second.node.contains(access.node)) && access.isWrite
        && (drivers.contains(access.property) || view.property(access.property)?.readsEnvironment("dismiss", "presentationMode") ?? false)
    }
  }
}

extension Call {
  /// The statement that this call is, `try? await` before it left out.
  fileprivate var statement: Node? {
    var node = chain
    while let parent = node.parent, [.tryExpr, .awaitExpr, .sequence].contains(parent.kind) { node = parent }
    guard let parent = node.parent, [.codeBlock, .closureExpr, .accessorBlock, .switchCase].contains(parent.kind) else { return nil }
    return node
  }
}

extension Call.Argument {
  /// The seconds that `for: .milliseconds(300)` or `nanoseconds: 300_000_000` waits.
  fileprivate var pause: Double? {
    switch label {
    case "nanoseconds": value.literalNumber.map { $0 / 1_000_000_000 }
    case "for": value.duration
    default: nil
    }
  }
}

extension Node {
  /// The `withAnimation { }` that a statement is.
  fileprivate var animation: Call? { rootCall.flatMap { $0.isNamed("withAnimation") && !$0.isMember && chainCalls.count == 1 ? $0 : nil } }

  fileprivate var literalNumber: Double? { kind == .integerLiteral || kind == .floatLiteral ? Double(text.filter { $0 != "_" }) : nil }

  /// `.seconds(0.3)`, `.milliseconds(300)`
  fileprivate var duration: Double? {
    guard let call = rootCall, chainCalls.count == 1, let number = call.arguments.first?.value.literalNumber else { return nil }
    switch call.name {
    case "seconds": return number
    case "milliseconds": return number / 1_000
    case "microseconds": return number / 1_000_000
    default: return nil
    }
  }

  /// `.now() + 0.3`, `.now() + .milliseconds(300)`
  fileprivate var secondsFromNow: Double? {
    let parts = Array(children)
    guard kind == .sequence, parts.count == 3, parts[0].rootCall?.isNamed("now") ?? false, parts[1].text == "+" else { return nil }
    return parts[2].literalNumber ?? parts[2].duration
  }
}
