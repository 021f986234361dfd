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
      guard context.isSwiftUI(call), !context.isPreview(call.node), let closure = call.arguments.last?.value, closure.kind == .closureExpr, !isCustomPlace(call), views(in: closure) > 1 else { return nil }
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
  private static func views(in closure: Node) -> Int {
    closure.statements.count { statement in
      guard statement.kind == .chain, let call = statement.rootCall, call.isInitializer, !call.isMember else { return false }
      return !["Spacer", "Divider", "Text", "Image", "Label", "EmptyView", "ToolbarSpacer", "ProgressView"].contains(call.name)
    }
  }
}
