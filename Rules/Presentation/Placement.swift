import Linting
import Semantics
import Syntax

/// Where a presentation modifier stands, when that is a place it should not stand in.
///
/// The innermost of several such places decides, so that one modifier is reported once.
enum Placement {
  case presentationInMenu
  case presentationInForEach
  case presentationOnRowGroup
  case presentationNestedInContent
  case presentationOnConditionalBranch
  case presentationInToolbarItem

  /// Where a presentation is placed: its call, or the use of the member that it is written in.
  static func site(of presentation: Presentation, _ context: FileContext) -> Node {
    var node = presentation.call.node
    guard let view = context.view(around: node) else { return node }
    for _ in 0..<3 {
      guard placement(at: node, context) == nil, let position = view.members.firstIndex(where: { $0.node.tree === node.tree && $0.node.contains(node) }), !["body", "makeBody", "init"].contains(view.members[position].name) else { return node }
      let uses = view.references.filter { $0.target == position && $0.member != position }
      // Several uses may be several places.
      guard uses.count == 1, let use = uses.first, use.node.tree === context.tree, use.place == .inline || isContent(use.place) else { return node }
      node = use.node
    }
    return node
  }

  private static func isContent(_ place: Place) -> Bool { if case .presentation = place { true } else { false } }

  static func of(_ presentation: Presentation, _ context: FileContext) -> Placement? {
    // Destinations have rules of their own.
    if presentation.kind == .navigationDestination { return nil }
    if rowGroup(of: presentation, context) != nil { return .presentationOnRowGroup }
    return placement(at: site(of: presentation, context), context)
  }

  private static func placement(at node: Node, _ context: FileContext) -> Placement? {
    var inner = node
    for ancestor in node.ancestors {
      if ancestor.kind.isTypeDeclaration { return nil }
      switch ancestor.kind {
      case .callSuffix:
        // A page that is pushed starts anew.
        if let call = Call(ancestor), call.isNamed("navigationDestination") || call.isNamed("NavigationLink") && call.arguments.contains(where: { call.isDestination($0) && $0.node.contains(inner) }) {
          return nil
        }
        if let call = Call(ancestor), let placement = placement(in: call, label: inner.partLabel, context) { return placement }
      case .codeBlock, .switchCase:
        if let branch = ancestor.parent, branch.kind == .ifBranch || branch.kind == .elseClause || ancestor.kind == .switchCase { return .presentationOnConditionalBranch }
      default: break
      }
      inner = ancestor
    }
    return nil
  }

  private static func placement(in call: Call, label: String?, _ context: FileContext) -> Placement? {
    if isMenu(call, label, context) { return .presentationInMenu }
    if isLoop(call, label, context) { return .presentationInForEach }
    if let outer = Presentation(call), outer.kind.hasEscapingContent, label == nil || label == "content" { return .presentationNestedInContent }
    if call.isMember, call.isNamed("toolbar"), label == nil || label == "content" { return .presentationInToolbarItem }
    return nil
  }

  /// The content of `Menu`, `contextMenu`, `swipeActions` and the menus of scenes; not their labels and previews.
  static func isMenu(_ call: Call, _ label: String?, _ context: FileContext) -> Bool {
    guard label == nil || label == "content" || label == "menuItems" || label == "menu" else { return false }
    switch call.name {
    case "Menu": return !call.isMember && context.index.isSwiftUI("Menu")
    case "contextMenu", "swipeActions": return call.isMember
    case "CommandMenu", "CommandGroup", "MenuBarExtra": return !call.isMember && context.index.isSwiftUI(call.name)
    default: return false
    }
  }

  /// The content of a loop over rows.
  static func isLoop(_ call: Call, _ label: String?, _ context: FileContext) -> Bool {
    guard label == nil || label == "content" || label == "rowContent", !call.isMember, context.index.isSwiftUI(call.name) else { return false }
    switch call.name {
    case "ForEach", "OutlineGroup", "TableColumn": return true
    case "List", "Table":
      guard let first = call.arguments.first, !first.isTrailing, first.label == nil || first.label == "data" else { return false }
      return true
    default: return false
    }
  }

  /// The `Section`, `ForEach` or `Group` that a modifier is applied to and handed on by.
  static func rowGroup(of presentation: Presentation, _ context: FileContext) -> Call? {
    guard let base = presentation.call.chain.rootCall, !base.isMember, context.index.isSwiftUI(base.name), let closure = base.trailingClosure ?? base.argument("content")?.value, closure.kind == .closureExpr else { return nil }
    switch base.name {
    case "ForEach": return base
    case "Section": return isSeveralRows(closure) ? base : nil
    case "Group":
      guard isSeveralRows(closure), let outer = enclosingBuilder(base) else { return nil }
      return ["List", "Form", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Section"].contains(outer.name) ? base : nil
    default: return nil
    }
  }

  /// At least two statically known rows, or a loop.
  private static func isSeveralRows(_ closure: Node) -> Bool {
    let rows = closure.statements.filter { $0.kind != .variableDecl }
    if rows.count >= 2 { return rows.allSatisfy { $0.kind == .chain } || rows.count(where: { $0.kind == .chain }) >= 2 }
    return rows.first?.baseViewName == "ForEach"
  }

  /// The call whose trailing builder directly holds this one.
  static func enclosingBuilder(_ call: Call) -> Call? {
    guard let closure = call.chain.parent, closure.kind == .closureExpr else { return nil }
    return closure.closureArgument?.call
  }
}
