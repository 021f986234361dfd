import Linting
import Semantics
import Syntax

extension Rule {
  static let identifiableComputedUUID = Rule(
    RuleInfo(
      id: "identifiable-computed-uuid",
      category: .identity,
      summary: "The id of an Identifiable type is another one each time it is read.",
      rationale: """
        'var id: UUID { UUID() }' has no value of its own: each comparison finds new elements only, so every update replaces all rows, with \
        their state, focus and animations. Store the id: 'let id = UUID()'.
        """,
      exceptions: """
        Silent for stored ids, for ids that are new only where the real one is missing, and for models of SwiftData. A type that is only \
        presented with 'item:' is left to 'sheet-item-unstable-id'.
        """,
      severity: .error,
      fix: "a stored id: safe in a plain internal struct, unsafe where equality or hashing would change",
      references: ["https://developer.apple.com/documentation/swift/identifiable"])
  ) { context in
    context.types.compactMap { type -> Finding? in
      guard type.kind != .protocol, type.kind != .typealias, !type.attributes.contains("Model"), let id = UnstableID(of: type, context), !id.isFallback, id.body.statements.count == 1, context.index.isIdentifiable(type).isYes, !context.isPreview(type.node)
      else { return nil }
      let loop = context.loopsByOwnID(over: type).first
      guard loop != nil || !context.index.isPresentedItem(type) else { return nil }
      return Finding(
        loop == nil ? .warning : .error,
        loop == nil
          ? "The id of '\(type.name)' is a new one each time it is read, so no value is ever found again"
          : "The id of '\(type.name)' is a new one each time it is read, so every update replaces all rows", at: context.tree.range(ofToken: id.property.nameToken),
        notes: loop.map { [Diagnostic.Note("rows are identified by it here", file: $0.file, range: $0.loop.call.nameRange)] } ?? [], fixes: id.fix(type, context).map { [$0] } ?? [])
    }
  }
}
