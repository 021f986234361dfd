import Linting
import Semantics
import Syntax

extension Rule {
  static let toolbarItemMultipleViews = Rule(
    RuleInfo(
      id: "toolbar-item-multiple-views",
      category: .correctness,
      summary: "A 'ToolbarItem' holds several controls.",
      rationale: "A toolbar item is one view; of several the bar lays out only what it takes for one, and on some systems shows the first alone. 'ToolbarItemGroup' makes an item of each.",
      exceptions: "Silent for one control with texts, spacers and dividers, for branches of 'if', and for titles, status and other placements of custom views.",
      severity: .warning,
      fix: "unsafe: 'ToolbarItemGroup'; a suggestion for an item with an id",
      references: ["https://developer.apple.com/documentation/swiftui/toolbaritemgroup"])
  ) { context in
    context.calls("ToolbarItem").compactMap { call -> Finding? in
      guard context.isSwiftUI(call), !context.isPreview(call.node), let closure = call.arguments.last?.value, closure.kind == .closureExpr, !isCustomPlace(call), views(in: closure.statements, context.view(around: call.node)) > 1 else { return nil }
      var transaction = Transaction()
      transaction.replace(call.nameRange, with: "ToolbarItemGroup", in: context.file)
      let isPlain = call.arguments.allSatisfy { $0.isTrailing || $0.label == "placement" || $0.label == "content" }
      return Finding(
        .warning, "This 'ToolbarItem' holds several views; 'ToolbarItemGroup' makes an item of each", at: call.nameRange,
        fixes: [isPlain ? transaction.fix("Use 'ToolbarItemGroup'", .unsafe) : FixIt("Use 'ToolbarItemGroup', or an item for each view", .suggestion)])
    }
  }

  /// Places for one view that is composed of others.
  private static func isCustomPlace(_ call: Call) -> Bool {
    guard let place = call.argument("placement")?.value else { return false }
    return place.kind != .implicitMember || ["principal", "title", "largeTitle", "subtitle", "largeSubtitle", "status", "keyboard"].contains(place.name)
  }

  /// The statements that are views of their own; texts, images and dividers go with a control.
  private static func views(in statements: [Node], _ view: ViewFacts?) -> Int {
    statements.count { statement in
      if let body = memberBody(statement, view) { return views(in: body.statements, nil) > 0 }
      guard statement.kind == .chain, let call = statement.rootCall, call.isInitializer, !call.isMember else { return false }
      return !["Spacer", "Divider", "Text", "Image", "Label", "EmptyView", "ToolbarSpacer", "ProgressView"].contains(call.name)
    }
  }

  /// The code of the view's own member that a statement shows: `saveButton`, `makeSaveButton()`.
  private static func memberBody(_ statement: Node, _ view: ViewFacts?) -> Node? {
    guard let view else { return nil }
    let base = statement.kind == .chain ? statement.firstChild : statement
    guard let base, base.kind == .identifierExpr, let name = base.name == "self" ? base.nextSibling?.name : base.name else { return nil }
    let found = view.members.filter { $0.name == name && $0.kind != .initializer }
    guard found.count == 1, let member = found.first?.node else { return nil }
    return member.kind == .functionDecl ? member.codeBlock : member.getterBody
  }
}
