import Linting
import Semantics
import Syntax

extension Rule {
  static let sheetCallbackDrilling = Rule(
    RuleInfo(
      id: "sheet-callback-drilling",
      category: .presentation,
      summary: "A presented view is handed closures for closing or saving, instead of doing it itself.",
      rationale: """
        A sheet owns its actions and its dismissal: it reads '@Environment(\\.dismiss)' and the model it edits. Closures such as 'onCancel' \
        spread one screen's behaviour over two files, and each presenter has to remember to close it.
        """,
      exceptions: """
        Silent for closures that deliver a value (a picker's 'onPick'), for UIKit views, and for views that are not in the project.
        """,
      severity: .info, confidence: .medium, profile: .presentation,
      fix: "unsafe, across files, for closures that only close (iOS 15, macOS 12); else a suggestion")
  ) { context in
    guard context.targets.meets(Minimum.dismiss) else { return [] }
    return context.presentations.flatMap { presentation -> [Finding] in
      guard presentation.kind.hasEscapingContent, let content = presentation.contentClosure, !context.isPreview(presentation.call.node), let view = context.view(around: presentation.call.node) else { return [] }
      return content.rootViews.compactMap { root -> Finding? in
        var root = root
        for _ in 0..<3 {
          guard let name = root.baseViewName, ["NavigationStack", "NavigationView"].contains(name), let only = root.rootCall?.trailingClosure?.rootViews, only.count == 1 else { break }
          root = only[0]
        }
        guard let call = root.rootCall, let child = context.project.view(madeBy: call, in: context.file), child.kind == .struct else { return nil }
        return finding(call, child, presentation, view, context)
      }
    }
  }

  private static func finding(_ call: Call, _ child: TypeDeclaration, _ presentation: Presentation, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    let found = child.properties.compactMap { property -> (Property, Call.Argument)? in
      guard !property.isStatic, !property.isComputed, let function = property.type?.functionType, takesNothing(function), isClosingName(property.name),
        let argument = call.argument(for: property.name, in: child)
      else { return nil }
      return (property, argument)
    }
    guard let (property, argument) = found.first else { return nil }
    let names = found.map(\.0.name)
    let isPure = onlyCloses(argument.value, presentation, view)
    let title = "Let '\(child.name)' close itself with '@Environment(\\.dismiss)'"
    let fix =
      isPure && found.count == 1
      ? DismissRewrite(property, of: child, context) { use, argument in isPureUse(use, argument, context) }.fix(title) : FixIt(title, .suggestion)
    return Finding(
      .info, "'\(child.name)' is handed \(names.quotedList) by its presenter; let the \(presentation.kind.noun) own its actions and close itself", at: argument.node.range.prefixRange(of: context),
      notes: [Diagnostic.Note("the view that is presented", file: child.file, range: child.node.tree.range(ofToken: child.nameToken))], fixes: [fix])
  }

  private static func takesNothing(_ function: Node) -> Bool {
    (function.text.hasPrefix("()") || function.text.hasPrefix("@") && function.text.contains("() ->")) && (function.text.hasSuffix("Void") || function.text.hasSuffix("()"))
  }

  /// `onSave`, `didCancel`, `handleDone`, `closeAction`, `completion`
  private static func isClosingName(_ name: String) -> Bool {
    var rest = Substring(name)
    for prefix in ["on", "did", "handle", "will"] where rest.hasPrefix(prefix) && (rest.dropFirst(prefix.count).first?.isUppercase ?? false) {
      rest = rest.dropFirst(prefix.count)
      break
    }
    for suffix in ["Action", "Handler"] where rest.hasSuffix(suffix) { rest = rest.dropLast(suffix.count) }
    return closingWords.contains(rest.lowercased())
  }

  private static let closingWords: Set<String> = [
    "save", "saved", "cancel", "cancelled", "canceled", "canceld", "dismiss", "dismissed", "close", "closed", "done", "finish", "finished", "complete", "completed", "completion", "submit", "submitted",
    "confirm", "confirmed",
  ]

  /// Every statement of the closure, or of the method given by name, closes the presentation.
  private static func onlyCloses(_ value: Node, _ presentation: Presentation, _ view: ViewFacts) -> Bool {
    let statements: [Node]
    if value.kind == .closureExpr {
      statements = value.statements
    } else if let method = view.members.first(where: { $0.kind == .function && $0.name == (value.selfMember ?? value.text) }), let body = method.node.codeBlock {
      statements = body.statements
    } else {
      return false
    }
    return !statements.isEmpty && statements.allSatisfy { statement in
      view.accesses.contains { access in
        guard access.statement?.index == statement.index, access.node.tree === statement.tree else { return false }
        if presentation.isClosed(by: access) { return true }
        if case .mutation = access.kind { return access.property == presentation.driverName && access.node.calledMember == "toggle" }
        return false
      }
    }
  }

  private static func isPureUse(_ use: Use, _ argument: Call.Argument, _ context: FileContext) -> Bool {
    guard let owner = use.owner else { return false }
    let facts = context.facts(of: owner)
    for ancestor in use.call.node.ancestors where ancestor.kind == .callSuffix {
      guard let call = Call(ancestor) else { continue }
      if call.isNamed("NavigationLink") || call.isNamed("navigationDestination") { return false }
      if let presentation = Presentation(call), presentation.kind.hasEscapingContent { return onlyCloses(argument.value, presentation, facts) }
    }
    return false
  }
}

extension Range<Int> {
  /// The part of a range on its first line, so that a closure is not underlined as a whole.
  func prefixRange(of context: FileContext) -> Range<Int> {
    var end = lowerBound
    while end < upperBound, !context.tree.isLineEnd(end), context.tree.text[end] != UInt8(ascii: "{") { end += 1 }
    return lowerBound..<Swift.max(end, lowerBound + 1)
  }
}
