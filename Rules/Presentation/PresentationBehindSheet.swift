import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationBehindSheet = Rule(
    RuleInfo(
      id: "presentation-behind-sheet",
      category: .presentation,
      summary: "A sheet's content opens an alert or sheet that is attached to the view under the sheet.",
      rationale: """
        A view that already presents something cannot present anything else: the alert is not shown, or only when the sheet is gone. What \
        the content of a sheet opens must be attached to that content.
        """,
      exceptions: """
        Silent when the same action closes the sheet first, when the presentation is attached inside the content, in 'onDismiss', on macOS, \
        and for callbacks of views that are unknown or that dismiss themselves around the call.
        """,
      severity: .error,
      fix: "unsafe: an alert or dialog that only the content opens moves into the content; else a suggestion")
  ) { context in
    guard context.mayRun(on: .iOS) || context.mayRun(on: .visionOS) || context.mayRun(on: .tvOS) else { return [] }
    return context.views.flatMap { view -> [Finding] in
      guard !context.isPreview(view.type.node) else { return [] }
      return view.presentations.filter { $0.isModal && $0.contentClosure != nil && $0.call.tree === context.tree }.flatMap { covering in findings(covering, view, context) }
    }
  }

  private static func findings(_ covering: Presentation, _ view: ViewFacts, _ context: FileContext) -> [Finding] {
    guard let content = covering.contentClosure else { return [] }
    return view.presentations.flatMap { behind -> [Finding] in
      guard let name = behind.driverName, name != covering.driverName, behind.kind != .navigationDestination, behind.kind != .inspector, behind.kind != .popover || behind.isItemDriven,
        !covering.call.node.contains(behind.call.node) || behind.call.tree !== covering.call.tree, view.isState(name), !behind.call.node.contains(covering.call.node) || behind.call.tree !== covering.call.tree
      else { return [] }
      let helpers = view.membersOnlyUsed(in: content)
      return view.accesses(of: name).compactMap { access -> Finding? in
        if helpers.contains(access.member), behind.isOpened(by: access), access.node.tree === context.tree { return inHelper(access, behind, covering, view, context) }
        guard access.node.tree === content.tree, content.contains(access.node), access.node.enclosingPresentation?.call.node == covering.call.node else { return nil }
        if behind.isOpened(by: access) { return direct(access, behind, covering, view, context) }
        if case .projection = access.kind { return passed(access, behind, covering, view, context) }
        return nil
      }
    }
  }

  /// A write in an action of the content.
  private static func direct(_ access: Access, _ behind: Presentation, _ covering: Presentation, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    guard case .action(let action) = access.place, let statement = access.statement, !closes(covering, in: action, view) else { return nil }
    var isCallback = false
    if let (call, label) = action.closureArgument {
      // Not the presentations' own `onDismiss` of something inside.
      if label == "onDismiss" { return nil }
      if call.isInitializer, !["Button", "Toggle", "Menu", "Task", "Binding"].contains(call.name) {
        guard let child = context.project.view(madeBy: call, in: context.file), !dismissesAround(callback: label, call, child, context) else { return nil }
        isCallback = true
      }
    }
    return finding(isCallback ? .warning : severity(behind), behind, covering, statement.range, isMovable: !isCallback, view, context)
  }

  /// In a member that only the content uses.
  private static func inHelper(_ access: Access, _ behind: Presentation, _ covering: Presentation, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    guard let statement = access.statement, let actions = view.actions(running: access), !actions.isEmpty, access.node.enclosingPresentation?.call.node == nil,
      actions.allSatisfy({ action in
        action.argumentCall.map { ["Button", "onTapGesture", "Toggle"].contains($0.name) } ?? false && !closes(covering, in: action, view) && (action.enclosingPresentation?.call.node == nil || action.enclosingPresentation?.call.node == covering.call.node)
      }), access.place != .inline || !closes(covering, in: view.members[access.member].node, view)
    else { return nil }
    return finding(severity(behind), behind, covering, statement.range, isMovable: false, view, context)
  }

  /// `$b` given to a view of the project that opens it.
  private static func passed(_ access: Access, _ behind: Presentation, _ covering: Presentation, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    guard let argument = access.node.enclosingArgument, let label = argument.argumentLabel, let suffix = argument.parent, let call = Call(suffix), let child = context.project.view(madeBy: call, in: context.file) else { return nil }
    let facts = context.facts(of: child)
    guard facts.property(label)?.wrapperName == "Binding",
      // The child attaches a presentation of its own to the binding.
      !facts.presentations.contains(where: { $0.driverName == label })
    else { return nil }
    let opens = facts.accesses(of: label).contains { write in
      guard !isDismissedWith(write, facts) else { return false }
      if case .write(let value) = write.kind { return behind.isItemDriven ? value?.kind != .nilLiteral : value?.text == "true" }
      if case .mutation = write.kind { return !behind.isItemDriven && write.node.calledMember == "toggle" }
      return false
    }
    // A child that also gets the covering sheet's binding may close it first.
    let closesToo = suffix.descendants.contains { $0.kind == .identifierExpr && $0.name == "$" + (covering.driverName ?? "?") }
    guard opens, !closesToo else { return nil }
    return finding(severity(behind), behind, covering, argument.range, isMovable: false, view, context)
  }

  /// The action that opens it also closes the child.
  private static func isDismissedWith(_ write: Access, _ facts: ViewFacts) -> Bool {
    facts.accesses.contains { access in
      guard access.member == write.member, access.place == write.place, let property = facts.property(access.property) else { return false }
      return ExitSearch.isDismissal(property)
    }
  }

  private static func severity(_ behind: Presentation) -> Severity {
    switch behind.kind {
    case .alert, .confirmationDialog, .actionSheet, .fileImporter, .fileExporter: .error
    default: .warning
    }
  }

  private static func closes(_ covering: Presentation, in action: Node, _ view: ViewFacts) -> Bool {
    // A delayed write stands in a closure of its own inside the action.
    let outermost = action.ancestors.filter { $0.kind == .closureExpr && (covering.contentClosure?.contains($0) ?? false) && $0.index != covering.contentClosure?.index }.last ?? action
    return view.accesses.contains { access in
      guard access.node.tree === action.tree, action.contains(access.node) || isAction(outermost) && outermost.contains(access.node) else { return false }
      if access.property == covering.driverName, access.isWrite { return true }
      return view.property(access.property).map { ExitSearch.isDismissal($0) } ?? false
    }
  }

  private static func isAction(_ closure: Node) -> Bool { closure.closureArgument.map { ["Button", "onTapGesture", "onAppear", "task", "onDisappear", "onChange"].contains($0.call.name) } ?? false }

  /// The child calls the closure in code that also dismisses it, or when it disappears.
  private static func dismissesAround(callback label: String?, _ call: Call, _ child: TypeDeclaration, _ context: FileContext) -> Bool {
    let facts = context.facts(of: child)
    let functions = child.properties.filter { $0.type?.functionType != nil }
    guard let property = label.map({ label in functions.first { $0.name == label } }) ?? (functions.count == 1 ? functions[0] : nil) else { return true }
    let calls = facts.accesses(of: property.name)
    guard !calls.isEmpty else { return true }
    return calls.contains { access in
      let member = facts.members[access.member].node
      let scope: Node
      if case .action(let closure) = access.place { scope = closure } else { scope = member }
      if let (modifier, _) = scope.closureArgument, modifier.isNamed("onDisappear") { return true }
      if facts.members[access.member].kind == .initializer { return true }
      return facts.accesses.contains { other in
        guard other.node.tree === scope.tree, scope.contains(other.node), let property = facts.property(other.property) else { return false }
        return ExitSearch.isDismissal(property) || property.wrapperName == "Binding" && other.isWrite
      } || facts.references.contains { reference in scope.tree === reference.node.tree && scope.contains(reference.node) }
    }
  }

  private static func finding(
    _ severity: Severity, _ behind: Presentation, _ covering: Presentation, _ range: Range<Int>, isMovable: Bool, _ view: ViewFacts, _ context: FileContext
  ) -> Finding {
    let noun = behind.kind.noun
    let outcome = severity == .error ? "cannot appear until the \(covering.kind.noun) is gone" : "waits until the \(covering.kind.noun) is gone"
    return Finding(
      severity, "This opens \(behind.kind.article) \(noun) that is attached under the \(covering.kind.noun), so it \(outcome); attach it inside the content", at: range,
      notes: [
        Diagnostic.Note("the \(noun)", file: context.fileOf(behind.call.node, view), range: behind.call.nameRange), Diagnostic.Note("the \(covering.kind.noun) over it", file: context.file, range: covering.call.nameRange),
      ], fixes: [fix(behind, covering, isMovable: isMovable && severity == .error, view, context)])
  }

  private static func fix(_ behind: Presentation, _ covering: Presentation, isMovable: Bool, _ view: ViewFacts, _ context: FileContext) -> FixIt {
    let title = "Attach the \(behind.kind.noun) inside the content"
    guard isMovable, behind.call.tree === context.tree, let content = covering.contentClosure, content.statements.count == 1, let root = content.statements.first, root.kind == .chain, let name = behind.driverName,
      view.accesses(of: name).allSatisfy({ behind.call.node.contains($0.node) || content.contains($0.node) })
    else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.move(behind.call, after: root, into: content, in: context.file)
    return transaction.fix(title, .unsafe)
  }
}
