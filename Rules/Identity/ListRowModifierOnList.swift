import Linting
import Semantics
import Syntax

extension Rule {
  static let listRowModifierOnList = Rule(
    RuleInfo(
      id: "list-row-modifier-on-list",
      category: .identity,
      summary: "A modifier for rows stands on the list, where it does nothing.",
      rationale: "'listRowBackground', 'listRowInsets', 'listRowSeparator', 'listRowSeparatorTint' and 'swipeActions' are read from a row, a 'Section' or a 'ForEach' inside the list. On the 'List' or 'Form' itself nobody reads them.",
      exceptions: "Silent for a list that may itself be a row of another list, for the project's own modifiers of these names, and for modifiers of the whole list such as 'listRowSpacing' and 'listSectionSeparator'.",
      severity: .warning,
      fix: "unsafe: moves the modifier to the only row or 'ForEach' of the list; else a suggestion",
      references: ["https://developer.apple.com/documentation/swiftui/view/listrowbackground(_:)"])
  ) { context in
    let lists = context.calls(["List", "Form"]).filter { context.isSwiftUI($0) && !context.isPreview($0.node) }
    return lists.flatMap { list -> [Finding] in
      let modifiers = list.chain.modifierCalls
      // Behind a modifier of the project the chain may mean another view.
      let known = modifiers.prefix { context.isForeignModifier($0) }
      let misplaced = known.filter { rowModifiers.contains($0.name) }
      guard !misplaced.isEmpty, !mayBeRow(list, context) else { return [] }
      return misplaced.map { modifier in
        Finding(
          .warning, "'\(modifier.name)' applies to rows; on the '\(list.name)' it does nothing", at: modifier.nameRange, notes: [Diagnostic.Note("the \(list.isNamed("List") ? "list" : "form")", file: context.file, range: list.nameRange)],
          fixes: [fix(modifier, list, context)])
      }
    }
  }

  private static let rowModifiers: Set<String> = ["listRowBackground", "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "swipeActions"]

  /// The list stands in another one, or its view is used in one.
  private static func mayBeRow(_ list: Call, _ context: FileContext) -> Bool {
    func isInRows(_ node: Node) -> Bool { node.enclosingCall(where: { ["List", "Form", "Section", "ForEach", "OutlineGroup"].contains($0.name) && !$0.isMember }) != nil }
    if isInRows(list.node) { return true }
    guard let view = context.view(around: list.node) else { return true }
    return context.project.uses(of: view.type).contains { isInRows($0.call.node) }
  }

  private static func fix(_ modifier: Call, _ list: Call, _ context: FileContext) -> FixIt {
    let title = "Move it to the rows"
    guard let closure = list.trailingClosure ?? list.argument("content")?.value, closure.kind == .closureExpr, closure.statements.count == 1, let row = closure.statements.first, row.kind == .chain, row.rootCall?.isInitializer ?? false else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.move(modifier, after: row, into: closure, in: context.file)
    return transaction.fix(title, .unsafe)
  }
}
