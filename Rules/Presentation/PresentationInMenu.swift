import Linting
import Semantics
import Syntax

extension Rule {
  static let presentationInMenu = Rule(
    RuleInfo(
      id: "presentation-in-menu",
      category: .presentation,
      summary: "A sheet or alert is attached inside a menu, whose content goes away when the menu closes.",
      rationale: """
        The views in a 'Menu', a context menu or a swipe action live only while it is open. What is attached to them goes with them, before \
        it can be seen or as soon as it is. Attach the presentation to the menu itself or to the screen.
        """,
      exceptions: """
        Silent in a menu's label and in the preview of a context menu, for file dialogs in the menus of scenes, and when 'Menu' is a type \
        of the project.
        """,
      severity: .error,
      fix: "unsafe: the modifier moves to the menu, or to the view that carries the context menu")
  ) { context in
    context.presentations.compactMap { inline($0, context) } + presentingViews(context)
  }

  private static func inline(_ presentation: Presentation, _ context: FileContext) -> Finding? {
    guard Placement.of(presentation, context) == .presentationInMenu, !context.isPreview(presentation.call.node), let menu = menu(around: Placement.site(of: presentation, context), context) else { return nil }
    let isScene = ["CommandMenu", "CommandGroup", "MenuBarExtra"].contains(menu.name)
    if isScene { return nil }
    let isSwipe = menu.isNamed("swipeActions")
    let what = isSwipe ? "swipe action" : "menu"
    return Finding(
      isSwipe ? .warning : .error, "This \(presentation.kind.noun) is attached inside a \(what) and goes away with it; attach it outside", at: presentation.call.nameRange,
      notes: [Diagnostic.Note("this \(what)", file: context.file, range: menu.nameRange)], fixes: [fix(presentation, menu, context)])
  }

  private static func menu(around node: Node, _ context: FileContext) -> Call? {
    var inner = node
    for ancestor in node.ancestors {
      if ancestor.kind.isTypeDeclaration { return nil }
      if ancestor.kind == .callSuffix, let call = Call(ancestor),
        Placement.isMenu(call, inner.partLabel, context)
      {
        return call
      }
      inner = ancestor
    }
    return nil
  }

  private static func fix(_ presentation: Presentation, _ menu: Call, _ context: FileContext) -> FixIt {
    let title = "Attach the \(presentation.kind.noun) outside"
    let names = Set(menu.node.descendants.filter { $0.kind == .closureParameter }.map(\.declaredName))
    // In a loop the state may be shared by all rows, so moving is not enough.
    let isInLoop = menu.node.ancestors.contains { $0.kind == .callSuffix && Call($0).map { Placement.isLoop($0, nil, context) } ?? false }
    guard menu.node.contains(presentation.call.node), !isInLoop, names.isEmpty || presentation.isItemDriven, !presentation.call.node.isConditionallyCompiled else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.move(presentation.call, after: menu.chain, in: context.file)
    return transaction.fix(title, .unsafe)
  }

  /// A view of the project that presents by itself, made in a menu.
  private static func presentingViews(_ context: FileContext) -> [Finding] {
    context.views.flatMap { view -> [Finding] in
      guard !context.isPreview(view.type.node) else { return [] }
      return context.calls(["Menu", "contextMenu", "swipeActions"]).filter { context.view(around: $0.node)?.type.node == view.type.node }.flatMap { menu -> [Finding] in
        menu.node.descendants.compactMap { node -> Finding? in
          guard node.kind == .callSuffix, let call = Call(node), call.isInitializer, self.menu(around: call.node, context)?.node == menu.node, let type = context.project.view(madeBy: call, in: context.file) else { return nil }
          let facts = context.facts(of: type)
          guard let presentation = facts.presentations.first(where: { ($0.kind.hasEscapingContent || $0.kind == .alert || $0.kind == .confirmationDialog) && $0.driverName.map { facts.isState($0) } ?? false }),
            presentation.call.chain.ancestors.contains(where: { $0 == type.node || $0.kind == .memberBlock })
          else { return nil }
          let file = context.fileOf(presentation.call.node, facts)
          return Finding(
            .warning, "'\(type.name)' presents \(presentation.kind.article) \(presentation.kind.noun) of its own, which goes away with this menu; present it from the view that has the menu", at: call.nameRange,
            notes: [Diagnostic.Note("presented here", file: file, range: presentation.call.nameRange)])
        }
      }
    }
  }
}
