import Linting
import Semantics
import Syntax

extension Rule {
  static let identifiableKeyPathID = Rule(
    RuleInfo(
      id: "identifiable-keypath-id",
      category: .identity,
      summary: "'id: \\.id' is not needed: the elements are Identifiable.",
      rationale: "A loop over Identifiable elements uses their ids by itself.",
      exceptions: "Silent unless the data is a property or parameter with a written array type, its elements are of one type of the project, and that type says itself that it is Identifiable.",
      severity: .info,
      fix: "safe: drops 'id: \\.id'",
      references: ["https://developer.apple.com/documentation/swiftui/foreach"])
  ) { context in
    let resolver = TypeResolver(context.index)
    return context.loops(["ForEach", "List", "OutlineGroup"]).compactMap { loop in
      guard loop.idPath == ["id"], let argument = loop.call.argument("id"), isWritten(loop.data, resolver, context), let element = resolver.declaration(of: resolver.elementOfData(loop.data, in: context.file)),
        context.index.types(named: element.name).count == 1, element.kind != .protocol, context.index.isIdentifiableDirectly(element), ids(of: element, context) <= 1
      else { return nil }
      var transaction = Transaction()
      transaction.delete(argument: argument.node, in: context.file)
      return Finding(.info, "'\(element.name)' is Identifiable, so the loop uses its id by itself", at: argument.value.range, fixes: [transaction.fix("Leave 'id: \\.id' out", .safe)])
    }
  }

  /// A name whose declaration says `[Element]`.
  private static func isWritten(_ data: Node, _ resolver: TypeResolver, _ context: FileContext) -> Bool {
    guard let path = data.memberPath, let name = path.first else { return false }
    if let local = data.localDeclaration(of: name, upTo: data.tree.root) { return path.count == 1 && local.kind == .parameter && local.typeChild?.kind == .arrayType }
    return StoredData(data, context)?.property.type?.kind == .arrayType
  }

  /// How many properties of the name `id` a type has: a constrained extension may add another.
  private static func ids(of type: TypeDeclaration, _ context: FileContext) -> Int {
    (type.properties + context.index.extensions(of: type).flatMap(\.properties)).count { $0.name == "id" && !$0.isStatic }
  }
}
