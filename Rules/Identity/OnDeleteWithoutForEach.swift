import Linting
import Semantics
import Syntax

extension Rule {
  static let onDeleteWithoutForEach = Rule(
    RuleInfo(
      id: "on-delete-without-foreach",
      category: .identity,
      summary: "'onDelete', 'onMove' or 'onInsert' stands on a 'List', which does not have it.",
      rationale: "These are modifiers of 'ForEach': 'List { ForEach(items) { … }.onDelete { … } }'. On a 'List' they do not compile.",
      exceptions: "Silent when the project has a function of that name, in files that import other modules than Apple's, and behind modifiers that are not SwiftUI's.",
      severity: .warning,
      fix: "safe: puts a 'ForEach' with the modifier into the list; a suggestion where the list takes more than its data",
      references: ["https://developer.apple.com/documentation/swiftui/dynamicviewcontent"])
  ) { context in
    guard context.seesEverything else { return [] }
    return context.calls(["onDelete", "onMove", "onInsert"]).compactMap { modifier in
      guard modifier.isMember, let list = modifier.chain.rootCall, list.isNamed("List"), context.isSwiftUI(list), list.node.index < modifier.node.index, !context.index.declaresFunction(modifier.name),
        modifier.chain.modifierCalls.prefix(while: { $0 != modifier }).allSatisfy({ ModifierTable.isModifier($0.name) })
      else { return nil }
      return Finding(
        .warning, "'\(modifier.name)' is a modifier of 'ForEach'; a 'List' does not have it", at: modifier.nameRange, notes: [Diagnostic.Note("the list", file: context.file, range: list.nameRange)],
        fixes: [fix(modifier, list, context)])
    }
  }

  /// `List(items) { … }.onDelete { … }` → `List { ForEach(items) { … }.onDelete { … } }`
  private static func fix(_ modifier: Call, _ list: Call, _ context: FileContext) -> FixIt {
    let title = "Put a 'ForEach' into the list"
    let tree = context.tree
    guard let data = list.arguments.first, data.label == nil, !data.isTrailing, let closure = list.trailingClosure, list.arguments.allSatisfy({ $0.isTrailing || $0.label == nil || $0.label == "id" }), list.arguments.count(where: \.isTrailing) == 1,
      // The first modifier of the list, so that it can stay where it is.
      list.chain.modifierCalls.first == modifier, !closure.hasMultilineString, !modifier.node.hasMultilineString
    else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    let isMultiline = tree.lineStart(list.callee.start) != tree.lineStart(modifier.node.end)
    let outer = tree.indentation(at: list.callee.start)
    let inner = outer + tree.indentationUnit(around: list.node)
    let range = list.node.start..<modifier.node.end
    let text = tree.text.string(range)
    if isMultiline {
      let body = Transaction.reindented(text, from: outer, to: inner)
      transaction.append([context.edit(range, " {\(tree.lineEnd)\(inner)ForEach\(body)\(tree.lineEnd)\(outer)}")], in: context.file)
    } else {
      transaction.append([context.edit(range, " { ForEach\(text) }")], in: context.file)
    }
    return transaction.fix(title, .safe)
  }
}
