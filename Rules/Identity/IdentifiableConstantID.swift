import Linting
import Semantics
import Syntax

extension Rule {
  static let identifiableConstantID = Rule(
    RuleInfo(
      id: "identifiable-constant-id",
      category: .identity,
      summary: "All elements of a loop have the same id.",
      rationale: "The id is a literal, so SwiftUI takes all elements for one: rows are repeated, mixed up or left out.",
      exceptions: """
        Silent unless a loop or list goes through an array of this very type by its ids, and the type itself says that it is Identifiable: a \
        type per id behind a common protocol is right. Silent for enums and for a literal array of one element.
        """,
      severity: .warning,
      fix: "suggestion: an id that depends on the value",
      references: ["https://developer.apple.com/documentation/swift/identifiable"])
  ) { context in
    context.types.compactMap { type -> Finding? in
      guard let (id, value, loop) = context.constantID(of: type) else { return nil }
      return Finding(
        .warning, "Every '\(type.name)' has the id \(value.text), so SwiftUI takes all rows for one", at: context.tree.range(ofToken: id.nameToken),
        notes: [Diagnostic.Note("rows are identified by it here", file: loop.file, range: loop.loop.call.nameRange)], fixes: [FixIt("Make the id depend on the value", .suggestion)])
    }
  }
}

extension FileContext {
  /// The id that all elements of some loop share.
  func constantID(of type: TypeDeclaration) -> (id: Property, value: Node, loop: (loop: DataLoop, file: SourceFile))? {
    guard type.kind == .struct || type.kind == .class, let id = idProperty(of: type), let value = id.constantValue, type.stores(besides: "id"), index.isIdentifiableDirectly(type), !isModel(type),
      let loop = loopsByOwnID(over: type).first(where: { $0.loop.source.kind != .arrayExpr || $0.loop.source.children.contains { $0.nextSibling != nil } })
    else { return nil }
    return (id, value, loop)
  }
}
