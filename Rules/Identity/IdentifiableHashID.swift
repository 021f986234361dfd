import Linting
import Semantics
import Syntax

extension Rule {
  static let identifiableHashID = Rule(
    RuleInfo(
      id: "identifiable-hash-id",
      category: .identity,
      summary: "The id of an Identifiable type is its hash value.",
      rationale: "Different values may have the same hash, and a hash is another one in the next run of the app. A Hashable value can be its own id.",
      exceptions: "Silent for ids that use a hash as a part only, and for other properties.",
      severity: .info,
      fix: "unsafe: 'var id: Self { self }' in a Hashable struct or enum; else a suggestion",
      references: ["https://developer.apple.com/documentation/swift/hashable"])
  ) { context in
    context.types.compactMap { type -> Finding? in
      guard type.kind != .protocol, let id = context.idProperty(of: type), let value = id.computedValue, let source = hashed(value), context.index.isIdentifiable(type).isYes else { return nil }
      return Finding(
        .info, "Two values of '\(type.name)' can have the same hash, and then one id; \(source.isEmpty ? "the value itself can be the id" : "use '\(source)' itself")", at: context.tree.range(ofToken: id.nameToken),
        fixes: [source.isEmpty ? fix(id, value, type, context) : FixIt("Use '\(source)' as the id", .suggestion)])
    }
  }

  /// What `hashValue` is read from: empty for the value itself.
  private static func hashed(_ value: Node) -> String? {
    guard let path = value.memberPath, path.last == "hashValue" else { return nil }
    return path.dropLast().joined(separator: ".")
  }

  private static func fix(_ id: Property, _ value: Node, _ type: TypeDeclaration, _ context: FileContext) -> FixIt {
    let title = "Use the value itself as the id"
    guard type.kind == .struct || type.kind == .enum, context.index.isHashable(type).isYes, let annotation = id.type, annotation.text == "Int" else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.replace(annotation.range, with: "Self", in: context.file)
    transaction.replace(value.range, with: "self", in: context.file)
    return transaction.fix(title, .unsafe)
  }
}
