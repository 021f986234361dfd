import Linting
import Semantics
import Syntax

extension Rule {
  static let splitViewVisibilityConstant = Rule(
    RuleInfo(
      id: "split-view-visibility-constant",
      category: .inspector,
      summary: "The columns of a split view are pinned by a constant, so its sidebar button does nothing.",
      rationale: "The button in the toolbar writes through the binding; a constant drops that.",
      exceptions: "Silent when the button is removed with '.toolbar(removing: .sidebarToggle)'.",
      severity: .info, profile: .presentation,
      fix: "suggestion: a '@State', or no button")
  ) { context in
    context.calls("NavigationSplitView").compactMap { call -> Finding? in
      guard !call.isMember, context.index.isSwiftUI(call.name), let visibility = call.argument("columnVisibility"), case .constant = BindingExpression(visibility.value), !context.isPreview(call.node),
        !context.calls("toolbar").contains(where: { $0.argument("removing")?.value.text.hasSuffix("sidebarToggle") ?? false })
      else { return nil }
      return Finding(.info, "A constant pins the columns, so the sidebar button does nothing", at: visibility.value.range, fixes: [FixIt("Use a '@State', or remove the button with '.toolbar(removing: .sidebarToggle)'", .suggestion)])
    }
  }

  static let splitViewMissingPlaceholder = Rule(
    RuleInfo(
      id: "split-view-missing-placeholder",
      category: .inspector,
      summary: "A column of a split view is empty while nothing is selected.",
      rationale: "On iPad and the Mac the detail column is there from the start. 'ContentUnavailableView' says what to do with it.",
      exceptions: "Silent when the column has anything else, for 'switch', and for views that take the optional.",
      severity: .info,
      fix: "unsafe: 'else { ContentUnavailableView(…) }' (iOS 17, macOS 14)")
  ) { context in
    context.calls("NavigationSplitView").flatMap { call -> [Finding] in
      guard !call.isMember, context.index.isSwiftUI(call.name), !context.isPreview(call.node) else { return [] }
      return call.arguments.filter { $0.label == "detail" || $0.label == "content" }.compactMap { column -> Finding? in
        guard column.value.kind == .closureExpr, column.value.statements.count == 1, let statement = column.value.statements.first, statement.kind == .ifExpr, statement.firstChild(.elseClause) == nil,
          statement.children.count(where: { $0.kind == .ifBranch }) == 1, let branch = statement.firstChild(.ifBranch), branch.children.contains(where: { $0.kind == .optionalBinding })
        else { return nil }
        let tree = context.tree
        let placeholder = "ContentUnavailableView(\"Select an item\", systemImage: \"sidebar.left\")"
        let isLine = tree.lineStart(statement.start) != tree.lineStart(statement.end)
        let indentation = tree.indentation(at: statement.start), line = tree.lineEnd
        var transaction = Transaction()
        transaction.insert(isLine ? " else {\(line)\(indentation)\(tree.indentationUnit(around: statement))\(placeholder)\(line)\(indentation)}" : " else { \(placeholder) }", at: statement.end, in: context.file)
        return Finding(
          .info, "While nothing is selected this column is empty; add an 'else' with a placeholder", at: tree.range(ofToken: statement.firstToken),
          fixes: [transaction.fix("Show a 'ContentUnavailableView' instead", .unsafe, minimum: Minimum.contentUnavailable)])
      }
    }
  }

  static let splitViewLinkInDetail = Rule(
    RuleInfo(
      id: "split-view-link-in-detail",
      category: .inspector,
      summary: "A link in the detail column has no navigation stack there.",
      rationale: "Links of the sidebar and content columns fill the next column. The detail column is the last: its links push only in a 'NavigationStack' of its own.",
      exceptions: "Silent in the other columns, inside a stack, and when a container in between is unknown.",
      severity: .warning,
      fix: "unsafe: the detail's content is wrapped in 'NavigationStack'")
  ) { context in
    context.calls("NavigationLink").compactMap { link -> Finding? in
      guard !link.isMember, context.index.isSwiftUI("NavigationLink"), link.argument("value") != nil, let view = context.view(around: link.node), !context.isPreview(link.node) else { return nil }
      var detail: (Call, SourceFile)?
      let search = OutwardSearch(context.project) { step, file in
        guard case .inside(let outer, let label) = step else { return nil }
        if outer.isNamed("NavigationStack") || outer.isNamed("NavigationView") { return .no }
        if outer.isNamed("List"), outer.argument("selection") != nil { return .no }
        if let presentation = Presentation(outer), presentation.kind.hasEscapingContent || presentation.kind == .inspector { return .no }
        // A page pushed by another link is that one's stack.
        if outer.isNamed("NavigationLink") || outer.isNamed("navigationDestination") { return .unknown }
        guard outer.isNamed("NavigationSplitView"), !outer.isMember else { return nil }
        guard label == "detail" else { return .no }
        detail = detail ?? (outer, file)
        return .yes
      }
      guard search.answers(from: link.callee, in: view) == [.yes], let (split, file) = detail else { return nil }
      var transaction = Transaction()
      if let closure = split.argument("detail")?.value, closure.kind == .closureExpr { transaction.wrap(statementsOf: closure, in: "NavigationStack", file: file) } else { transaction.block() }
      return Finding(
        .warning, "In the detail column a link pushes only inside a 'NavigationStack', and there is none", at: link.nameRange, notes: [Diagnostic.Note("the split view", file: file, range: split.nameRange)],
        fixes: [transaction.fix("Wrap the detail in 'NavigationStack'", .unsafe, minimum: Minimum.navigationStack)])
    }
  }

  static let sidebarDestinationLink = Rule(
    RuleInfo(
      id: "sidebar-destination-link",
      category: .inspector,
      summary: "A sidebar navigates with view-based links instead of a selection.",
      rationale: "'List(selection:)' with values drives the other columns, survives the change between compact and regular width, and can be set by the program.",
      exceptions: "Silent when the sidebar has a selection, and for one or two static pages.",
      severity: .info, confidence: .medium, profile: .presentation,
      fix: "suggestion: 'List(selection:)' and values")
  ) { context in
    var reported: Set<Node> = []
    return context.navigation.hierarchies(touching: context.file).flatMap { hierarchy -> [Finding] in
      guard hierarchy.container.isNamed("NavigationSplitView"), let sidebar = hierarchy.container.arguments.first(where: { $0.value.kind == .closureExpr && ($0.label == nil || $0.label == "sidebar") }), !sidebar.node.text.contains("selection:") else { return [] }
      let links = hierarchy.items.filter { !$0.isSeparate && !$0.isPushed && $0.call.isNamed("NavigationLink") && $0.call.destination != nil && isInSidebar($0, sidebar, hierarchy) && !hasSelection($0) }
      let isLoop = links.contains { $0.call.node.enclosingCall(where: { $0.isNamed("ForEach") || $0.isNamed("List") && !($0.arguments.first?.isTrailing ?? true) }) != nil }
      guard isLoop || links.count > 2 else { return [] }
      return links.filter { $0.file === context.file && !context.isPreview($0.call.node) && reported.insert($0.call.node).inserted }.map { item in
        Finding(
          .info, "In a sidebar a selection drives the other columns; this link ignores it", at: item.call.nameRange, notes: [Diagnostic.Note("the split view", file: hierarchy.file, range: hierarchy.container.nameRange)],
          fixes: [FixIt("Use 'List(selection:)' and values", .suggestion)])
      }
    }
  }

  private static func isInSidebar(_ item: NavigationHierarchy.Item, _ sidebar: Call.Argument, _ hierarchy: NavigationHierarchy) -> Bool {
    if item.file === hierarchy.file, hierarchy.container.node.contains(item.call.node) { return sidebar.node.contains(item.call.node) }
    guard let view = item.view else { return true }
    return sidebar.node.descendants.contains { $0.kind == .identifierExpr && $0.name == view.name }
  }

  private static func hasSelection(_ item: NavigationHierarchy.Item) -> Bool { item.call.node.enclosingCall(where: { $0.isNamed("List") && $0.argument("selection") != nil }) != nil }

  /// The pane reads the state, itself or through a member of the view.
  private static func reads(_ name: String, in pane: Node, _ view: ViewFacts) -> Bool {
    let members = view.references.filter { $0.node.tree === pane.tree && pane.contains($0.node) }.map(\.target)
    return view.accesses(of: name).contains { $0.node.tree === pane.tree && pane.contains($0.node) || members.contains($0.member) }
  }

  /// A view of AppKit.
  private static func isForeign(_ pane: Node, _ context: FileContext) -> Bool {
    guard let name = pane.baseViewName else { return false }
    return context.index.types(named: name).contains { $0.inherited.contains { $0?.hasSuffix("Representable") ?? false } }
  }

  static let hsplitviewForNavigation = Rule(
    RuleInfo(
      id: "hsplitview-for-navigation",
      category: .inspector,
      summary: "An 'HSplitView' plays the part of a sidebar.",
      rationale: "'HSplitView' divides a window into equal panes. A list that chooses what the other pane shows is a sidebar: 'NavigationSplitView' gives it the system's look, its button and its behaviour.",
      exceptions: "Silent for three panes and more, and when the list has no selection that the other pane reads.",
      severity: .info, confidence: .medium, profile: .presentation,
      fix: "suggestion: 'NavigationSplitView'")
  ) { context in
    context.calls("HSplitView").compactMap { call -> Finding? in
      guard !call.isMember, context.index.isSwiftUI(call.name), let closure = call.trailingClosure, let view = context.view(around: call.node), !context.isPreview(call.node) else { return nil }
      let panes = closure.statements
      guard panes.count == 2, let list = ([panes[0]] + panes[0].descendants.filter { $0.kind == .chain }).lazy.compactMap({ $0.rootCall }).first(where: { $0.isNamed("List") && $0.argument("selection") != nil }),
        let selection = list.argument("selection")?.value, case .projection(let name) = BindingExpression(selection),
        !isForeign(panes[1], context), reads(name, in: panes[1], view)
      else { return nil }
      return Finding(.info, "The list chooses what the other pane shows, so this is a sidebar; 'NavigationSplitView' is made for it", at: call.nameRange, fixes: [FixIt("Use 'NavigationSplitView'", .suggestion, minimum: Minimum.navigationStack)])
    }
  }
}
