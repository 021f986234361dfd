import Linting
import Semantics
import Syntax

extension Rule {
  static let dismissOfPresenter = Rule(
    RuleInfo(
      id: "dismiss-of-presenter",
      category: .presentation,
      summary: "A button written in a sheet's closure dismisses the view that presents the sheet.",
      rationale: """
        '@Environment(\\.dismiss)' belongs to the view that declares it. In the closure of a sheet it is still the presenter's action: the \
        sheet stays, and the presenter may close or pop instead. Set the flag or the item, or give the content a view of its own.
        """,
      exceptions: """
        Silent in 'onDismiss', in alerts and dialogs (their buttons close the presenter on purpose), in callbacks given to other views \
        ('Paywall(onPurchased: { dismiss() })'), and when the same action also closes the sheet.
        """,
      severity: .error,
      fix: "safe: 'flag = false' or 'item = nil'; unsafe when the presenter is itself presented",
      references: ["https://developer.apple.com/documentation/swiftui/dismissaction"])
  ) { context in
    context.views.flatMap { view -> [Finding] in
      let wrappers = view.properties.values.filter { $0.readsEnvironment("dismiss", "presentationMode") }
      guard !wrappers.isEmpty else { return [] }
      return view.presentations.filter { $0.call.node.tree === context.tree && $0.kind.hasEscapingContent }.flatMap { presentation -> [Finding] in
        guard let closure = presentation.contentClosure else { return [] }
        let helpers = view.membersOnlyUsed(in: closure)
        return wrappers.flatMap { view.accesses(of: $0.name) }.compactMap { access -> Finding? in
          if access.node.tree === closure.tree, closure.contains(access.node) { return finding(access, presentation, closure, view, context) }
          guard helpers.contains(access.member), access.node.tree === context.tree else { return nil }
          return helperFinding(access, presentation, closure, view, context)
        }
      }
    }
  }

  private static func finding(_ access: Access, _ presentation: Presentation, _ closure: Node, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    guard let call = dismissal(access.node), case .action(let action) = access.place, closure.contains(action), !closesSheet(action, presentation, view),
      // An inner presentation has a rule of its own about it.
      innermost(access.node, view)?.call.node == presentation.call.node
    else { return nil }
    guard let control = control(of: action, in: closure, context) else { return callback(access, call, action, presentation, view) }
    let isPresented = context.index.isPresentedOrPushed(view.type)
    let isTitled = control.map { closesByTitle($0) } ?? false
    let isCertain = !isPresented || isTitled
    let fix = fix(access, call, presentation, closure, view, context, isPresented: isPresented, isCertain: isCertain)
    let noun = presentation.kind.noun
    let declared = view.properties[access.property]
    return Finding(
      isCertain ? .error : .warning,
      "'\(access.property)' is the action of '\(view.name)', which presents this \(noun): it closes the presenter, not the \(noun)", at: call,
      notes: declared.map { [Diagnostic.Note("it belongs to the view that declares it", file: context.fileOf($0.binding, view), range: $0.binding.tree.range(ofToken: $0.nameToken))] } ?? [],
      fixes: fix.map { [$0] } ?? [])
  }

  /// In a member that only the content uses: `{ content }`, `Button("Close", action: close)`.
  private static func helperFinding(_ access: Access, _ presentation: Presentation, _ closure: Node, _ view: ViewFacts, _ context: FileContext) -> Finding? {
    guard let call = dismissal(access.node), let actions = view.actions(running: access), !actions.isEmpty, innermost(access.node, view) == nil else { return nil }
    var isTitled = true
    for action in actions {
      guard let control = action.argumentCall, ["Button", "onTapGesture", "onLongPressGesture"].contains(control.name), !closesSheet(action, presentation, view),
        innermost(action, view).map({ $0.call.node == presentation.call.node }) ?? true
      else { return nil }
      isTitled = isTitled && control.isNamed("Button") && closesByTitle(control)
    }
    if access.place == .inline, closesSheet(view.members[access.member].node, presentation, view) { return nil }
    let isPresented = context.index.isPresentedOrPushed(view.type)
    let isCertain = !isPresented || isTitled
    let fix = fix(access, call, presentation, closure, view, context, isPresented: isPresented, isCertain: isCertain)
    let noun = presentation.kind.noun
    return Finding(
      isCertain ? .error : .warning, "'\(access.property)' is the action of '\(view.name)', which presents the \(noun) that this belongs to: it closes the presenter, not the \(noun)", at: call,
      notes: [Diagnostic.Note("the \(noun)", file: context.file, range: presentation.call.nameRange)], fixes: fix.map { [$0] } ?? [])
  }

  /// A callback given to another view may close both on purpose.
  private static func callback(_ access: Access, _ call: Range<Int>, _ action: Node, _ presentation: Presentation, _ view: ViewFacts) -> Finding? {
    guard let (owner, _) = action.closureArgument, owner.isInitializer, !owner.isNamed("Task") else { return nil }
    return Finding(
      .info, "This callback closes '\(view.name)', and with it the \(presentation.kind.noun); to close only the \(presentation.kind.noun), set what opened it",
      at: call, profile: .presentation)
  }

  /// The range of `dismiss()`, `dismiss.callAsFunction()`, `presentationMode.wrappedValue.dismiss()`.
  private static func dismissal(_ node: Node) -> Range<Int>? {
    guard let chain = node.parent, chain.kind == .chain else { return nil }
    let suffixes = chain.children.filter { $0.index > node.index }
    guard let last = suffixes.last, last.kind == .callSuffix else { return nil }
    let names = suffixes.dropLast().map { $0.kind == .memberSuffix ? $0.name : "?" }
    guard names.isEmpty || names == ["callAsFunction"] || names == ["wrappedValue", "dismiss"] else { return nil }
    return chain.range
  }

  /// The control whose action the closure is, if it is built in the content itself; nil for a callback of another view.
  private static func control(of action: Node, in content: Node, _ context: FileContext) -> Call?? {
    guard let (call, _) = action.closureArgument else { return nil }
    if call.isNamed("Task") {
      // A task in a control's action belongs to the control.
      guard let outer = call.node.ancestors.first(where: { $0.kind == .closureExpr }), content.contains(outer), outer.index != content.index else { return nil }
      return control(of: outer, in: content, context)
    }
    // Life-cycle modifiers close the presenter on purpose, like 'onDismiss'.
    if call.isMember { return ["onTapGesture", "onLongPressGesture"].contains(call.name) ? .some(nil) : nil }
    return ["Button", "Toggle", "Menu"].contains(call.name) ? .some(call) : nil
  }

  /// The action, or a method that it calls, also touches what drives the sheet, so both are closed on purpose.
  private static func closesSheet(_ action: Node, _ presentation: Presentation, _ view: ViewFacts) -> Bool {
    let root: String
    let isPath: Bool
    switch presentation.driver.binding {
    case .projection(let name): (root, isPath) = (name, false)
    case .path(let name, _): (root, isPath) = (name, true)
    default: return false
    }
    // Of a model any use counts: its methods may close the sheet.
    func touches(_ access: Access) -> Bool {
      guard access.property == root else { return false }
      if case .read = access.kind { return isPath }
      return true
    }
    if view.accesses.contains(where: { action.contains($0.node) && touches($0) }) { return true }
    var pending = view.references.filter { action.contains($0.node) }.map(\.target)
    var seen: Set<Int> = []
    while let member = pending.popLast() {
      guard seen.insert(member).inserted else { continue }
      if view.accesses.contains(where: { $0.member == member && touches($0) }) { return true }
      pending += view.references.filter { $0.member == member }.map(\.target)
    }
    return false
  }

  private static func innermost(_ node: Node, _ view: ViewFacts) -> Presentation? {
    view.presentations.filter { $0.call.node.contains(node) }.max { $0.call.node.index < $1.call.node.index }
  }

  private static func closesByTitle(_ button: Call) -> Bool {
    let texts = button.node.descendants.filter { $0.kind == .stringLiteral }.map { $0.text.lowercased() }
    let closing = ["\"close\"", "\"cancel\"", "\"done\"", "\"back\"", "\"ok\"", "\"dismiss\"", "\"xmark\"", "\"xmark.circle.fill\"", "\"xmark.circle\""]
    return texts.contains { closing.contains($0) } || button.argument("role")?.value.text == ".cancel" || button.argument("role")?.value.text == ".close"
  }

  private static func fix(
    _ access: Access, _ call: Range<Int>, _ presentation: Presentation, _ closure: Node, _ view: ViewFacts, _ context: FileContext, isPresented: Bool, isCertain: Bool
  ) -> FixIt? {
    guard case .projection(let name) = presentation.driver.binding, view.isState(name) || view.property(name)?.wrapperName == "Binding" else { return nil }
    let isShadowed = closure.descendants.contains { $0.kind == .closureParameter && $0.declaredName == name }
    let statement = "\(isShadowed ? "self." : "")\(name) = \(presentation.isItemDriven ? "nil" : "false")"
    var edits = [context.edit(call, statement)]
    // The action is not needed any more when this was its only use.
    if let action = view.property(access.property), action.isPrivate, !action.sharesDeclaration, view.accesses(of: access.property).count == 1, action.binding.tree === context.tree,
      let lines = context.tree.wholeLines(of: action.declaration.range)
    {
      edits.append(context.edit(lines, ""))
    }
    return FixIt("Close the \(presentation.kind.noun) with '\(statement)'", !isCertain ? .suggestion : isPresented ? .unsafe : .safe, edits: edits)
  }
}
