import Linting
import Semantics
import Syntax

extension Rule {
  static let fullScreenCoverWithoutDismiss = Rule(
    RuleInfo(
      id: "full-screen-cover-without-dismiss",
      category: .presentation,
      summary: "Nothing in a full-screen cover can close it.",
      rationale: """
        A cover cannot be swiped down. When neither its content nor an event of the presenter closes it, the user is stuck and has to quit \
        the app.
        """,
      exceptions: """
        Silent whenever part of the content is not known: views of other modules, UIKit views, models whose methods are called. Silent too \
        for covers with a zoom transition (dragging closes them), on macOS, tvOS and watchOS, and when the presenter closes the cover by itself.
        """,
      severity: .warning, confidence: .medium,
      fix: "suggestion: a close button that calls 'dismiss'")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind == .fullScreenCover, let view = Exits.view(of: presentation, context), runsOnPhone(context), case .none = ExitSearch.exits(of: presentation, in: view, context.project) else { return nil }
      let name = presentation.contentClosure?.rootViews.first?.baseViewName
      return Finding(
        .warning, "Nothing in \(name.map { "'\($0)'" } ?? "this cover") can close it, and a full-screen cover has no swipe to dismiss", at: presentation.call.nameRange,
        fixes: [FixIt("Add a button that closes it, in a toolbar with the placement '.cancellationAction'", .suggestion)])
    }
  }

  private static func runsOnPhone(_ context: FileContext) -> Bool { context.mayRun(on: .iOS) || context.mayRun(on: .visionOS) }
}
