import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationAnchorOnContainer = Rule(
    RuleInfo(
      id: "presentation-anchor-on-container",
      category: .presentation,
      summary: "A popover or dialog is attached to a whole container instead of the button that opens it.",
      rationale: """
        On iPad, the Mac and iOS 26 popovers and confirmation dialogs point at the view they are attached to. On a list or a scroll view \
        they point at its middle.
        """,
      exceptions: """
        Silent with an explicit 'attachmentAnchor', when several controls open it, and when the control is in a loop, a menu or a swipe \
        action, where the container is the right place.
        """,
      severity: .warning, confidence: .medium,
      fix: "unsafe: the modifier moves to the control")
  ) { context in
    context.presentations.compactMap { presentation -> Finding? in
      guard presentation.kind == .popover || presentation.kind == .confirmationDialog, presentation.call.argument("attachmentAnchor") == nil, presentation.call.argument("arrowEdge") == nil, !context.isPreview(presentation.call.node),
        Placement.of(presentation, context) == nil || Placement.of(presentation, context) == .presentationInToolbarItem, let base = presentation.call.chain.rootCall, !base.isMember,
        let isScreen = containers[base.name], context.index.isSwiftUI(base.name), let view = context.view(around: presentation.call.node), let control = opener(of: presentation, in: base, view, context)
      else { return nil }
      var transaction = Transaction()
      transaction.move(presentation.call, after: control.chain, in: context.file)
      if presentation.call.node.isConditionallyCompiled { transaction.block() }
      let isWarning = isScreen && presentation.kind == .popover
      return Finding(
        isWarning ? .warning : .info, "This \(presentation.kind.noun) points at the whole '\(base.name)'; attached to the control that opens it, it points there", at: presentation.call.nameRange,
        notes: [Diagnostic.Note("opened here", file: context.file, range: control.nameRange)], fixes: [transaction.fix("Attach it to the control", .unsafe)])
    }
  }

  /// Containers, and whether they fill a screen.
  private static let containers: [String: Bool] = [
    "List": true, "Form": true, "ScrollView": true, "LazyVStack": true, "LazyHStack": true, "LazyVGrid": true, "LazyHGrid": true, "NavigationStack": true, "NavigationView": true,
    "NavigationSplitView": true, "TabView": true, "GeometryReader": true, "VStack": false, "HStack": false, "ZStack": false, "Grid": false,
  ]

  /// The only control that opens it, when it stands in the container and outside of rows and menus.
  private static func opener(of presentation: Presentation, in container: Call, _ view: ViewFacts, _ context: FileContext) -> Call? {
    guard let name = presentation.driverName else { return nil }
    var control: Call?
    for access in view.accesses(of: name) where !presentation.call.node.contains(access.node) {
      if presentation.isClosed(by: access) { continue }
      if case .read = access.kind { continue }
      guard presentation.isOpened(by: access), case .action(let closure) = access.place, let (call, _) = closure.closureArgument, ["Button", "Toggle"].contains(call.name), !call.isMember, container.node.tree === call.tree,
        container.node.contains(call.node), !isInRowOrMenu(call, container, context), control == nil || control?.node == call.node
      else { return nil }
      control = call
    }
    return control
  }

  private static func isInRowOrMenu(_ control: Call, _ container: Call, _ context: FileContext) -> Bool {
    var inner = control.node
    for ancestor in control.node.ancestors {
      if ancestor.index == container.node.index { return Placement.isLoop(container, inner.partLabel, context) }
      if ancestor.kind == .callSuffix, let call = Call(ancestor),
        Placement.isLoop(call, inner.partLabel, context) || call.isMember && ["contextMenu", "swipeActions", "toolbar", "sheet", "popover", "alert", "confirmationDialog", "tabItem"].contains(call.name) || call.isNamed("Menu")
      {
        return true
      }
      inner = ancestor
    }
    return true
  }
}
