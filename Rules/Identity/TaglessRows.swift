import Linting
import Semantics
import Syntax

extension Rule {
  static let pickerRowWithoutTag = Rule(
    RuleInfo(
      id: "picker-row-without-tag",
      category: .identity,
      summary: "A row of a picker has no tag while the others do, so it cannot be selected.",
      rationale: "A picker finds the row of its selection by the rows' tags. A row without one is shown, and choosing it changes nothing.",
      exceptions: "Only texts, labels, images and stacks of them that are written in the picker are looked at; silent when the row or something around it has a tag, an id, 'selectionDisabled', 'disabled' or a modifier of the project, and when no row has a tag.",
      severity: .warning,
      fix: "suggestion: a tag",
      references: ["https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)"])
  ) { context in
    context.calls("Picker").filter { context.isSwiftUI($0) && !context.isPreview($0.node) && $0.argument("selection") != nil }.flatMap { picker in
      taglessRows(in: picker.argument("content")?.value ?? picker.trailingClosure, context, "This row has no tag, so choosing it does not change the picker's selection")
    }
  }

  static let searchScopeWithoutTag = Rule(
    RuleInfo(
      id: "search-scope-without-tag",
      category: .identity,
      summary: "A search scope has no tag while the others do, so it cannot be selected.",
      rationale: "The scopes of a search are found by their tags, like the rows of a picker. A scope without one is shown, and choosing it changes nothing.",
      exceptions: "As for 'picker-row-without-tag'.",
      severity: .warning,
      fix: "suggestion: a tag",
      references: ["https://developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:)"])
  ) { context in
    context.calls("searchScopes").filter { $0.isMember && context.project.viewFunctions["searchScopes"] == nil && !context.isPreview($0.node) }.flatMap { call in
      taglessRows(in: call.argument("scopes")?.value ?? call.trailingClosure, context, "This scope has no tag, so choosing it does not change the selected scope")
    }
  }

  private static func taglessRows(in closure: Node?, _ context: FileContext, _ message: String) -> [Finding] {
    guard let closure, closure.kind == .closureExpr else { return [] }
    let rows = TaglessRows(closure.statements, context)
    guard rows.hasTags else { return [] }
    return rows.untagged.map { Finding(.warning, message, at: $0.nameRange, fixes: [FixIt("Add a tag", .suggestion)]) }
  }
}

/// The rows of a picker that are written in place.
private struct TaglessRows {
  /// Some row has a tag.
  private(set) var hasTags = false
  private(set) var untagged: [Call] = []
  private let context: FileContext

  init(_ statements: [Node], _ context: FileContext) {
    self.context = context
    collect(statements)
  }

  private mutating func collect(_ statements: [Node]) {
    for statement in statements {
      switch statement.kind {
      case .ifExpr, .switchExpr: collect(statement.children.flatMap { $0.kind == .switchCase ? $0.statements : $0.codeBlock?.statements ?? [] })
      case .ifConfig: collect(statement.children.filter { $0.kind == .ifConfigClause }.flatMap(\.statements))
      case .chain: collect(row: statement)
      default: continue
      }
    }
  }

  private mutating func collect(row: Node) {
    let modifiers = row.modifierCalls
    if modifiers.contains(where: { $0.isNamed("tag") }) { hasTags = true }
    guard let call = row.rootCall, context.isSwiftUI(call), modifiers.allSatisfy({ context.isForeignModifier($0) && !Self.marks.contains($0.name) }) else { return }
    switch call.name {
    case "Section", "Group": collect((call.trailingClosure ?? call.argument("content")?.value)?.statements ?? [])
    case "ForEach": if let closure = call.trailingClosure { hasTags = hasTags || closure.rootViews.contains { $0.modifierCalls.contains { $0.isNamed("tag") } } }
    default: if isLeaf(call) { untagged.append(call) }
    }
  }

  /// Modifiers that give a row its value, or keep it from being selected.
  private static let marks: Set<String> = ["tag", "id", "selectionDisabled", "disabled", "hidden"]

  /// A text, a label, an image, or a stack of these.
  private func isLeaf(_ call: Call) -> Bool {
    switch call.name {
    case "Text", "Image": true
    case "Label": call.trailingClosure == nil
    case "HStack", "VStack", "ZStack":
      call.trailingClosure.map { closure in
        !closure.statements.isEmpty && closure.statements.allSatisfy { child in child.rootCall.map { context.isSwiftUI($0) && isLeaf($0) && !child.modifierCalls.contains { $0.isNamed("tag") } } ?? false }
      } ?? false
    default: false
    }
  }
}
