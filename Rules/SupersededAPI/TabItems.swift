import Linting
import Semantics
import Syntax

/// A `TabView` whose children say their tab with `tabItem`: one use, on the first of them.
enum TabItems {
  static func uses(in context: FileContext) -> [SupersededUse] {
    context.calls("TabView").filter { context.isSwiftUI($0) }.compactMap { tabs in
      guard let closure = tabs.trailingClosure ?? tabs.argument("content")?.value, closure.kind == .closureExpr, !context.project.addsFunction("tabItem") else { return nil }
      let items = closure.statements.map { Item($0) }
      guard let first = context.calls("tabItem").first(where: { $0.isMember && closure.contains($0.node) && $0.node.enclosingCall(where: { $0.isNamed("TabView") }) == tabs && context.receiver(of: $0).isView }) else { return nil }
      return SupersededUse(range: first.nameRange, node: first.node, replacement: replacement(items, tabs, context))
    }
  }

  private static func replacement(_ items: [Item?], _ tabs: Call, _ context: FileContext) -> Replacement {
    let hasSelection = tabs.argument("selection") != nil
    let known = items.compactMap { $0 }
    // All tabs or none; with a selection every one needs its value.
    guard known.count == items.count, known.allSatisfy({ !hasSelection || $0.tag != nil }), tabs.arguments.allSatisfy({ $0.isTrailing || $0.label == "selection" || $0.label == "content" }) else { return .advice }
    var transaction = Transaction()
    for item in known { item.rewrite(hasSelection, in: &transaction, context.file) }
    return .edits(transaction, .unsafe)
  }

  /// `Home().tabItem { Label("Home", systemImage: "house") }.tag(0)`
  private struct Item {
    let statement: Node
    let label: Call
    /// The value of the tab.
    let tag: Node?
    private let tagCall: Call?
    /// The arguments of `Tab` that come from the label.
    private let title: String

    init?(_ statement: Node) {
      guard statement.kind == .chain, !statement.hasError else { return nil }
      let calls = statement.modifierCalls
      let labels = calls.filter { $0.isNamed("tabItem") }, tags = calls.filter { $0.isNamed("tag") }
      guard labels.count == 1, let label = labels.first, tags.count <= 1, calls.allSatisfy({ $0.node.parent == statement }), !calls.contains(where: { ["badge", "if"].contains($0.name) }), let closure = label.trailingClosure,
        let title = Self.title(closure), Self.isView(statement)
      else { return nil }
      self.statement = statement
      self.label = label
      self.title = title
      tagCall = tags.first
      tag = tags.first?.arguments.first?.value
      if let tagCall, tagCall.arguments.count != 1 || tagCall.arguments[0].label != nil { return nil }
    }

    private static func isView(_ statement: Node) -> Bool {
      guard let root = statement.rootCall else { return false }
      return root.isInitializer && !root.isNamed("ForEach") && !root.isNamed("Group")
    }

    /// `Label("Home", systemImage: "house")`, or an image and a text in either order.
    private static func title(_ closure: Node) -> String? {
      let views = closure.statements.compactMap { $0.kind == .chain ? $0.rootCall : nil }
      guard views.count == closure.statements.count, zip(views, closure.statements).allSatisfy({ $0.chain == $1 && $1.children.map { $0 }.last == $0.node }) else { return nil }
      if views.count == 1, views[0].isNamed("Label"), views[0].arguments.count == 2, let title = views[0].arguments.first, title.label == nil, let image = views[0].arguments.last, let label = image.label, ["systemImage", "image"].contains(label) {
        return "\(title.value.text), \(label): \(image.value.text)"
      }
      guard views.count == 2, let text = views.first(where: { $0.isNamed("Text") }), let image = views.first(where: { $0.isNamed("Image") }), let title = text.arguments.first, text.arguments.count == 1, title.label == nil,
        let picture = image.arguments.first, image.arguments.count == 1
      else { return nil }
      switch picture.label {
      case "systemName": return "\(title.value.text), systemImage: \(picture.value.text)"
      case nil: return "\(title.value.text), image: \(picture.value.text)"
      default: return nil
      }
    }

    func rewrite(_ hasSelection: Bool, in transaction: inout Transaction, _ file: SourceFile) {
      let tree = file.tree
      let unit = tree.indentationUnit(around: statement), outer = tree.indentation(at: statement.start), line = tree.lineEnd
      guard !statement.hasMultilineString, tree.flags(ofToken: statement.firstToken).contains(.newlineBefore) else { return transaction.block() }
      let value = hasSelection ? tag.map { ", value: \($0.text)" } ?? "" : ""
      transaction.cut(label, in: file)
      if let tagCall { transaction.cut(tagCall, in: file) }
      transaction.insert("Tab(\(title)\(value)) {\(line)\(outer)\(unit)", at: statement.start, in: file)
      // The lines that stay go one step in.
      let gone = [label, tagCall].compactMap { $0 }.compactMap { call in call.callee.previousSibling.map { $0.end..<call.node.end } }
      for offset in statement.start..<statement.end where tree.text[offset] == UInt8(ascii: "\n") && !tree.isLineEnd(offset + 1) && !gone.contains(where: { $0.contains(offset) }) { transaction.insert(unit, at: offset + 1, in: file) }
      transaction.insert("\(line)\(outer)}", at: statement.end, in: file)
    }
  }
}
