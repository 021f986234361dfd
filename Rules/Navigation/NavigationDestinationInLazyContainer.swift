import Linting
import Semantics
import Syntax

extension Rule {
  static let navigationDestinationInLazyContainer = Rule(
    RuleInfo(
      id: "navigation-destination-in-lazy-container",
      category: .navigation,
      summary: "A destination is declared inside a lazy container, where it may not exist when the stack looks for it.",
      rationale: """
        Lists, lazy stacks and grids make their rows when they are scrolled into view. A stack that looks for a destination in a row that \
        was not made yet does not find it; Apple's reference says to put the modifier outside.
        """,
      exceptions: "Silent in eager stacks, inside a sheet or a page that starts anew, and on the container itself.",
      severity: .error,
      fix: "safe: the modifier moves to the container, where it does not need the row",
      references: ["https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)"])
  ) { context in
    context.calls("navigationDestination").compactMap { call -> Finding? in
      guard call.isMember, context.project.viewFunctions["navigationDestination"] == nil, !context.isPreview(call.node), let view = context.view(around: call.node) else { return nil }
      let isTyped = call.argument("for") != nil
      if let container = container(of: call, context) {
        let isForm = container.isNamed("Form")
        return finding(call, isTyped && !isForm ? .error : .warning, "'\(container.name)' makes its rows lazily, so this destination may not exist when it is needed", container, context)
      }
      return inRow(call, view, context)
    }
  }

  /// The outermost lazy container whose rows hold the call, up to a page, a sheet or the member.
  private static func container(of call: Call, _ context: FileContext) -> Call? {
    var found: Call?
    var inner = call.node
    for ancestor in call.node.ancestors {
      if ancestor.kind.isTypeDeclaration { break }
      if ancestor.kind == .callSuffix, let outer = Call(ancestor) {
        if isBoundary(outer) { break }
        if !outer.isMember, context.index.isSwiftUI(outer.name), lazyContainers.contains(outer.name) || outer.isNamed("Form"), inner.kind == .closureExpr || inner.argumentLabel == "content" || inner.argumentLabel == "rowContent" { found = outer }
      }
      inner = ancestor
    }
    return found
  }

  private static func isBoundary(_ call: Call) -> Bool {
    if ["NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "navigationDestination"].contains(call.name) { return true }
    return Presentation(call).map { $0.kind.hasEscapingContent } ?? false
  }

  /// A row view of the project, or a helper of the view, that some lazy container makes.
  private static func inRow(_ call: Call, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    var container: (Call, SourceFile)?
    let search = OutwardSearch(context.project) { step, file in
      switch step {
      case .modified, .member: return nil
      case .inside(let outer, _):
        if isBoundary(outer) { return .no }
        guard !outer.isMember, context.index.isSwiftUI(outer.name), lazyContainers.contains(outer.name) || outer.isNamed("Form") else { return nil }
        container = container ?? (outer, file)
        return .yes
      }
    }
    guard search.answers(from: call.callee, in: view).contains(.yes), let (outer, file) = container else { return nil }
    return Finding(
      .warning, "'\(outer.name)' makes the rows that hold this destination lazily, so it may not exist when it is needed; declare it outside", at: call.nameRange,
      notes: [Diagnostic.Note("the lazy container", file: file, range: outer.nameRange)], fixes: [FixIt("Declare the destination on the container", .suggestion)])
  }

  private static func finding(_ call: Call, _ severity: Severity, _ message: String, _ container: Call, _ context: FileContext) -> Finding {
    let title = "Move it to the '\(container.name)'"
    let outside = Set(container.node.descendants.filter { $0.kind == .closureParameter && !call.node.contains($0) }.map(\.declaredName))
    let used = call.node.descendants.contains { $0.kind == .identifierExpr && outside.contains($0.name.hasPrefix("$") ? String($0.name.dropFirst()) : $0.name) }
    var transaction = Transaction()
    if used || call.node.isConditionallyCompiled { transaction.block() } else { transaction.move(call, after: container.chain, in: context.file) }
    return Finding(severity, message + "; declare it outside", at: call.nameRange, notes: [Diagnostic.Note("the lazy container", file: context.file, range: container.nameRange)], fixes: [transaction.fix(title, .safe)])
  }
}
