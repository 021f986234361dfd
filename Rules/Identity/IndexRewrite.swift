import Linting
import Semantics
import Syntax

/// Turns `ForEach(items.indices, id: \.self) { i in Row(items[i]) }` into `ForEach(items) { item in Row(item) }`.
struct IndexRewrite {
  private let loop: DataLoop
  private let parameter: Node
  private let collection: String
  /// The places that fetch an element, with the dollar of a binding.
  private let uses: [(range: Range<Int>, isBinding: Bool)]
  private let name: String

  /// Nil when the position has other uses than to fetch the element, or no good name is free.
  init?(_ loop: DataLoop, _ path: [String]) {
    guard let content = loop.content, let index = loop.parameter, index != "$0", index != "_", let signature = content.firstChild(.closureSignature),
      let parameter = signature.descendants.first(where: { $0.kind == .closureParameter }), let last = path.last
    else { return nil }
    let name = last.hasSuffix("s") && last.count > 3 ? String(last.dropLast()) : "element"
    var uses: [(range: Range<Int>, isBinding: Bool)] = []
    for node in content.descendants where node.kind == .identifierExpr {
      if node.name == name || node.name == "$" + name { return nil }
      guard node.name == index else { continue }
      // `items[i]`: nothing but the index between the brackets.
      guard let argument = node.parent, argument.kind == .argument, argument.firstChild == node, let subscript_ = argument.parent, subscript_.kind == .subscriptSuffix, argument.nextSibling == nil,
        subscript_.pathBefore == path, let first = subscript_.parent?.firstChild
      else { return nil }
      uses.append((first.start..<subscript_.end, subscript_.parent?.children.contains { $0.index < subscript_.index && $0.name.hasPrefix("$") } ?? false))
    }
    guard !uses.isEmpty, !content.descendants.contains(where: { $0.kind == .identifierPattern && ($0.name == name || $0.name == index) }) else { return nil }
    self.loop = loop
    self.parameter = parameter
    self.uses = uses
    self.name = name
    let data = loop.source
    let isBinding = uses.contains(where: \.isBinding)
    let written = data.kind == .sequence ? data.children.map { $0 }.last?.text ?? "" : data.text
    let plain = written.hasPrefix("self.") ? String(written.dropFirst(5)) : written
    collection = (isBinding ? "$" : "") + plain.split(separator: ".").dropLast().joined(separator: ".")
  }

  func fix(in file: SourceFile) -> FixIt {
    let title = "Loop over the elements themselves"
    let isBinding = uses.contains(where: \.isBinding)
    guard let id = loop.call.argument("id") else { return FixIt(title, .suggestion) }
    var transaction = Transaction()
    transaction.replace(loop.data.start..<id.node.end, with: collection, in: file)
    transaction.replace(parameter.range, with: isBinding ? "$" + name : name, in: file)
    for use in uses { transaction.replace(use.range, with: use.isBinding ? "$" + name : name, in: file) }
    return transaction.fix(title, .unsafe)
  }
}
