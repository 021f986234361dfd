import Linting
import Semantics
import Syntax

extension Rule {
  static let stateObservableInitWork = Rule(
    RuleInfo(
      id: "state-observable-init-work",
      category: .state,
      summary: "The object of a '@State' starts work when it is made, and it is made often.",
      rationale: """
        Before SDK 27 the default value of '@State' is computed each time the parent makes the view; SwiftUI keeps the first object and drops \
        the others. When the initialiser registers observers, starts a task or a timer, each dropped object does so once more.
        """,
      exceptions: "Silent from SDK 27 on and when the SDK is not known, for views that no other view makes, and for initialisers that only set properties.",
      severity: .info,
      confidence: .medium,
      fix: "suggestion: start the work in '.task'")
  ) { context in
    guard let sdk = context.sdk, sdk < Version(27) else { return [] }
    return context.views.flatMap { view -> [Finding] in
      guard view.type.kind == .struct, view.type.inherited.contains("View"), !context.isPreviewType(view.type.node) else { return [] }
      return view.propertiesInOrder.compactMap { property -> Finding? in
        guard property.wrapperName == "State", property.binding.tree === context.tree, let call = property.initialValue?.rootCall, call.isInitializer, property.initialValue == call.chain, call.chain.chainCalls.count == 1,
          case .found(let type) = context.index.resolve(call.calleePath, from: view.type.scope + [view.type.name], in: context.file), type.kind == .class, let work = type.workOfInitializer(for: call), isMadeByView(view.type, context)
        else { return nil }
        return Finding(
          .info, "'\(type.name)()' starts work, and it runs each time the parent makes this view; only the first object is kept", at: call.chain.range,
          notes: [Diagnostic.Note("the work", file: type.file, range: work.nameRange)], fixes: [FixIt("Start the work in '.task' instead", .suggestion)])
      }
    }
  }

  /// Some view makes this one while its body is evaluated.
  private static func isMadeByView(_ type: TypeDeclaration, _ context: FileContext) -> Bool {
    context.project.uses(of: type).contains { use in
      guard let owner = use.owner, owner.inherited.contains("View") else { return false }
      let facts = context.project.facts(of: owner)
      guard let position = facts.members.firstIndex(where: { $0.node.tree === use.call.tree && $0.node.contains(use.call.node) }) else { return false }
      return facts.memberRegions[position].kinds.contains(.build) && ViewFacts.place(of: use.call.node, in: facts.members[position].node, context.index) == .inline
    }
  }
}

extension TypeDeclaration {
  /// The call in the initialiser which leaves something behind that works on.
  fileprivate func workOfInitializer(for call: Call) -> Call? {
    let fitting = initializers.filter { $0.canTake(call) }
    guard fitting.count == 1, let body = fitting.first?.codeBlock else { return nil }
    return body.ownCode.lazy.filter { $0.kind == .callSuffix }.compactMap { Call($0) }.first { made in
      switch made.name {
      case "addObserver": made.chain.text.hasPrefix("NotificationCenter.default")
      case "scheduledTimer": made.chain.firstChild?.name == "Timer"
      case "Task": !made.isMember && made.trailingClosure != nil
      case "sink": made.isMember && made.trailingClosure != nil
      case "dataTask": made.chain.text.hasPrefix("URLSession.shared")
      default: false
      }
    }
  }
}
