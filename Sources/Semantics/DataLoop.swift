import Syntax

/// A loop or list that makes a row for each element of its data: `ForEach(items) { … }`, `List(items, id: \.name) { … }`.
package struct DataLoop: Sendable {
  package let call: Call
  package let data: Node
  /// The value of `id:`.
  package let id: Node?
  /// The closure that makes a row.
  package let content: Node?

  private static let literals: [StaticString] = ["ForEach", "List", "Table", "OutlineGroup"]
  package static let allNames = literals.map { "\($0)" }
  private static let names = NameSet(literals)

  /// The loop that a call makes, if it has data; whether the name is SwiftUI's is for the caller to ask.
  package init?(_ call: Call) {
    guard Self.names.contains(call), !call.isMember else { return nil }
    guard let first = call.arguments.first, first.label == nil, !first.isTrailing else { return nil }
    self.call = call
    data = first.value
    id = call.argument("id")?.value
    let written = call.trailingClosure ?? call.argument("content")?.value ?? call.argument("rowContent")?.value
    content = written?.kind == .closureExpr ? written : nil
  }

  /// The members of `id: \.element.id`; nil without an id that is written as a key path.
  package var idPath: [String]? {
    guard let id, id.kind == .keyPathExpr, id.typeChild == nil || id.children.contains(where: { $0.kind == .memberSuffix }) else { return nil }
    let parts = id.children.filter { !$0.kind.isType }
    guard parts.allSatisfy({ $0.kind == .memberSuffix }) else { return nil }
    return parts.map(\.name)
  }

  /// The only parameter of the row's closure, `$0` when it names none.
  package var parameter: String? {
    guard let content else { return nil }
    guard let signature = content.firstChild(.closureSignature) else { return "$0" }
    let parameters = signature.descendants.filter { $0.kind == .closureParameter }
    return parameters.count == 1 ? parameters[0].declaredName : nil
  }

  /// The data, with what leaves its elements alone taken off: `items` of `(Array(items))`.
  package var source: Node {
    var node = data
    for _ in 0..<4 {
      if node.kind == .tupleExpr, let part = node.firstChild, part.kind == .argument, part.nextSibling == nil, let inner = part.firstChild { node = inner; continue }
      if node.kind == .chain, let call = node.rootCall, call.isNamed("Array"), call.node.endToken == node.endToken, call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil { node = argument.value; continue }
      break
    }
    return node
  }
}

extension Project {
  /// The loops outside previews whose elements are known to be values of a type.
  package func loops(over type: TypeDeclaration) -> [(loop: DataLoop, file: SourceFile)] { loopsByElement[type.qualifiedName] ?? [] }
}

extension FileDeclarations {
  /// The loops of the file with the qualified names of their elements' types, where these are of the project.
  func listedTypes(_ file: SourceFile, _ index: ProjectIndex) -> [(String, (loop: DataLoop, file: SourceFile))] {
    let resolver = TypeResolver(index)
    return loops.compactMap { loop in
      guard !index.declares(loop.call.name), case .declared(let name) = resolver.elementOfData(loop.data, in: file), !loop.call.node.isInPreview else { return nil }
      return (name, (loop, file))
    }
  }
}
