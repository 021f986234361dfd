import Linting
import Semantics
import Syntax

extension Rule {
  static let identifiableIDFromMutableProperty = Rule(
    RuleInfo(
      id: "identifiable-id-from-mutable-property",
      category: .identity,
      summary: "The id of an element is a property that its row edits.",
      rationale: """
        To SwiftUI an element with another id is another element: with each letter that is typed the row goes and a new one comes, and the field \
        loses the focus. An id must stay the same while everything else about the element changes.
        """,
      exceptions: "Silent unless a control in the row of a loop over these elements edits the property through the loop's binding; silent for models of SwiftData and Core Data.",
      severity: .warning, confidence: .medium,
      fix: "suggestion: a stored id that never changes",
      references: ["https://developer.apple.com/documentation/swift/identifiable"])
  ) { context in
    context.types.compactMap { computed($0, context) } + context.loops(["ForEach", "List"]).compactMap { keyPath($0, context) }
  }

  /// `var id: String { title }`
  private static func computed(_ type: TypeDeclaration, _ context: FileContext) -> Finding? {
    guard type.kind == .struct || type.kind == .class, let id = context.idProperty(of: type), let path = id.computedValue?.memberPath, path.count == 1, let name = path.first, !context.isModel(type), context.index.isIdentifiable(type).isYes,
      let source = type.properties.first(where: { $0.name == name }), !source.isLet, !source.isStatic, !source.isComputed
    else { return nil }
    for (loop, file) in context.loopsByOwnID(over: type) {
      guard let edit = RowEdit(loop, member: name, context) else { continue }
      return Finding(
        .warning, "The id of '\(type.name)' is its '\(name)', which its own row edits: with each change it becomes another row and loses focus and state", at: context.tree.range(ofToken: id.nameToken),
        notes: [Diagnostic.Note("edited here", file: file, range: edit.use.range)], fixes: [FixIt("Store an id that does not change", .suggestion)])
    }
    return nil
  }

  /// `ForEach($items, id: \.title) { $item in TextField("", text: $item.title) }`
  private static func keyPath(_ loop: DataLoop, _ context: FileContext) -> Finding? {
    guard let id = loop.id, let path = loop.idPath, path.count == 1, let name = path.first, name != "self", let edit = RowEdit(loop, member: name, context) else { return nil }
    return Finding(
      .warning, "The row edits '\(edit.name)', which is its identity: with each change it becomes another row and loses focus and state", at: id.range,
      notes: [Diagnostic.Note("edited here", file: context.file, range: edit.use.range)], fixes: [FixIt("Identify the rows by an id that does not change", .suggestion)])
  }
}
