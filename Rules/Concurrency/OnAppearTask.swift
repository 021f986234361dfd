import Linting
import Semantics
import Syntax

extension Rule {
  static let onAppearTask = Rule(
    RuleInfo(
      id: "onappear-task",
      category: .concurrency,
      summary: "'onAppear' starts a task that nobody cancels.",
      rationale: """
        A task that 'onAppear' starts goes on when the view is gone: it holds what it uses, and a view that comes back starts a second one. \
        The task of '.task' belongs to the view and is cancelled with it. A loop that waits for values never ends by itself.
        """,
      exceptions: """
        Silent when 'onAppear' does more than start the task, when the task is stored, detached or waits for nothing, also through a function of the project, when \
        'onDisappear' calls the same object, when all it does is start the work of a shared object or of one that it makes for that, in the content of a menu, where a comment says why it is a task, on systems before iOS 15 and macOS 12, and for work that should outlive the view: calls that \
        save, persist, upload, send, submit, log, report, record, track, mark, register, donate, sync or synchronize something.
        """,
      severity: .warning,
      fix: """
        unsafe: '.task', which starts a little earlier and is cancelled with the view; needs iOS 15, macOS 12. A suggestion for a row of a list, \
        for a second task of one view, where the task sets the focus, where it loads more for a list and where each error is shown as a failure, the one of a cancelled task too; none for a body that throws or returns something, which '.task' does not take
        """,
      minimum: .systems("15 12 15 8 1"),
      references: ["https://developer.apple.com/documentation/swiftui/view/task(priority:_:)"])
  ) { context in
    context.modifiers("onAppear").compactMap { call -> Finding? in
      guard let closure = call.actionClosure, closure.firstChild(.closureSignature) == nil, closure.statements.count == 1, let (task, body) = closure.statements.first?.startedTask(context), body.waits, !body.outlivesView, !isEnded(call, body),
        // `// A task, because '.task' runs too often.`
        !context.tree.isExplained(in: closure.start..<task.callee.start, by: "task"), context.targets(at: call.node).meets(.systems("15 12 15 8 1")), !body.waitsForNothing(context), !body.waitsForOthersOnly(context), !isInMenu(call, context)
      else { return nil }
      let isEndless = body.runsUntilCancelled
      return Finding(
        isEndless ? .warning : .info, isEndless ? "This task never ends by itself, and nothing cancels it when the view goes away; '.task' does" : "This task is not cancelled when the view goes away; use '.task { … }'",
        at: call.nameRange, fixes: [fix(call, task, body, context)])
    }
  }

  /// In a menu, which the system turns into one of its own: when its views appear and go is not said.
  private static func isInMenu(_ call: Call, _ context: FileContext) -> Bool {
    func isMenu(_ step: Surrounding) -> Bool {
      guard case .inside(let outer, let label) = step else { return false }
      return menus.contains(outer.name) && !["label", "preview", "primaryAction"].contains(label ?? "")
    }
    if call.chain.surroundings(upTo: call.tree.root).contains(where: isMenu) { return true }
    guard let view = context.view(around: call.node) else { return false }
    return OutwardSearch(context.project) { step, _ in isMenu(step) ? .yes : nil }.answers(from: call.callee, in: view).contains(.yes)
  }

  private static let menus: Set<String> = ["Menu", "contextMenu", "CommandMenu", "CommandGroup"]

  /// `onDisappear` calls what the task calls: `.onAppear { Task { await radio.start() } }.onDisappear { radio.stop() }`.
  private static func isEnded(_ call: Call, _ body: Node) -> Bool {
    let started = Set(body.calledObjects)
    return call.chain.modifierCalls.contains { $0.isNamed("onDisappear") && !started.isDisjoint(with: $0.node.calledObjects) }
  }

  private static func fix(_ call: Call, _ task: Call, _ body: Node, _ context: FileContext) -> FixIt {
    let tree = context.tree
    if body.throwsErrors { return FixIt("Use '.task' with 'do' and 'catch' inside", .suggestion) }
    let title = "Use '.task'"
    let returns = body.ownCode.contains { $0.kind == .returnStatement && $0.firstChild != nil }
    // The types of `Task<…>` may say that it throws.
    guard !returns, task.callee == task.node.previousSibling, !body.hasMultilineString else { return FixIt(title, .suggestion) }
    let arguments = task.arguments.filter { !$0.isTrailing }
    let priority = arguments.filter { $0.label == "priority" }
    guard priority.count == arguments.count else { return FixIt(title, .suggestion) }
    let text = Transaction.reindented(body.text, from: tree.indentation(at: task.callee.start), to: tree.indentation(at: call.callee.start))
    let outside = [call.callee.start..<body.start, body.end..<call.node.end]
    guard !outside.contains(where: tree.hasComment) else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.append([context.edit(call.nameRange.lowerBound..<call.node.end, "task\(priority.first.map { "(\($0.node.text))" } ?? "") \(text)")], in: context.file)
    return transaction.fix(title, isCertain(call, body, context) ? .unsafe : .suggestion, minimum: .systems("15 12 15 8 1"))
  }

  /// Cancelling with the view changes nothing else: one task, no row that scrolls away, no focus to be set.
  private static func isCertain(_ call: Call, _ body: Node, _ context: FileContext) -> Bool {
    if call.chain.modifierCalls.contains(where: { $0.isNamed("task") }) { return false }
    if call.node.enclosingCall(where: isRecycling) != nil || isBesideRows(call) || body.loadsMore || body.takesCancellationForFailure(context) { return false }
    guard let view = context.view(around: call.node) else { return true }
    // Through the members and views that show it.
    let search = OutwardSearch(context.project) { step, _ in
      guard case .inside(let outer, _) = step else { return nil }
      if isRecycling(outer) { return .yes }
      return outer.isNamed("NavigationLink") || outer.isNamed("navigationDestination") || Presentation(outer) != nil ? .no : nil
    }
    if search.answers(from: call.callee, in: view).contains(.yes) { return false }
    return !view.accesses.contains { $0.isWrite && body.contains($0.node) && $0.node.tree === body.tree && view.property($0.property)?.wrapperName == "FocusState" }
  }

  /// A loop stands beside it, and no container around both: whoever shows the view may put them in a list.
  private static func isBesideRows(_ call: Call) -> Bool {
    for ancestor in call.node.ancestors {
      switch ancestor.kind {
      case .codeBlock, .closureExpr, .switchCase, .accessorBlock:
        if let (outer, _) = ancestor.closureArgument, outer.isInitializer, !["Group", "Section"].contains(outer.name) { return false }
        if ancestor.statements.contains(where: { $0.rootCall?.isNamed("ForEach") ?? false }) { return true }
      case .functionDecl, .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  /// A container that takes its rows away when they scroll out of sight.
  private static func isRecycling(_ call: Call) -> Bool {
    !call.isMember && (lazyContainers.contains(call.name) || call.isNamed("Form") || call.isNamed("ForEach"))
  }
}

extension Node {
  /// `fetchNextPage()`, `loadMore()`: the last row of a list that grows.
  fileprivate var loadsMore: Bool {
    descendants.contains { node in
      guard node.kind == .callSuffix, let name = Call(node)?.name.lowercased() else { return false }
      return ["nextpage", "loadmore", "fetchmore", "loadnext", "fetchnext", "morepages"].contains(where: name.contains)
    }
  }

  /// The names at the start of the chains that call something: `radio` of `radio.start()`.
  fileprivate var calledObjects: [String] {
    descendants.compactMap { node in
      guard node.kind == .callSuffix, let call = Call(node), call.isMember, !call.isInitializer, let base = call.chain.firstChild, base.kind == .identifierExpr else { return nil }
      return base.name == "self" ? base.nextSibling?.name : base.name
    }
  }
}
