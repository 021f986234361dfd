import Linting
import Semantics
import Syntax

extension Rule {
  static let forEachNonconstantRange = Rule(
    RuleInfo(
      id: "foreach-nonconstant-range",
      category: .identity,
      summary: "'ForEach' over a range that changes has no 'id:'.",
      rationale: """
        'ForEach(0..<count)' without 'id:' takes a constant range: SwiftUI reads it once. When the range is another one later, rows are missing, \
        old rows ask for elements that are gone, and the console says that the count has changed. With 'id: \\.self' the range may change.
        """,
      exceptions: """
        Silent for literals, static constants and numbers of cases, for a bound that all views hand in as one of these, for a list that is computed from the \
        system's alone, and with an 'id:'. A bound that is neither stored in a variable nor the \
        count of something stored is mentioned as advice.
        """,
      severity: .warning,
      fix: "safe: adds 'id: \\.self'; a suggestion for the indices of data that is inserted into or removed from",
      references: ["https://developer.apple.com/documentation/swiftui/foreach"])
  ) { context in
    context.loops(["ForEach"]).compactMap { loop in
      guard loop.id == nil, !context.hasIdentifiableNumbers else { return nil }
      let data = loop.source
      if data.kind == .sequence { return range(loop, data, context) }
      return indices(loop, data, context)
    }
  }

  private static func range(_ loop: DataLoop, _ data: Node, _ context: FileContext) -> Finding? {
    guard data.children.contains(where: { $0.kind == .binaryOperator && $0.text == "..<" }) else { return nil }
    let varying = data.children.filter { $0.kind != .binaryOperator && !RangeBound.isConstant($0, context) }
    guard let bound = varying.first else { return nil }
    let isCertain = varying.contains { RangeBound.changes($0, context) }
    return Finding(
      isCertain ? .warning : .info,
      isCertain
        ? "This range changes with '\(bound.text)', but without 'id:' 'ForEach' reads it once: rows go wrong when it does"
        : "Without 'id:' 'ForEach' reads this range once; when '\(bound.text)' is another one later, rows go wrong", at: loop.data.range, fixes: [fix(loop, .safe, context)])
  }

  /// `ForEach(items.indices)`: the indices of an array are a range of numbers.
  private static func indices(_ loop: DataLoop, _ data: Node, _ context: FileContext) -> Finding? {
    guard let path = data.memberPath, path.count > 1, path.last == "indices", let stored = StoredData(path: Array(path.dropLast()), at: data, context), !stored.property.isComputed, !stored.property.isLet || stored.property.initialValue == nil,
      case .array = TypeResolver(context.index).type(of: stored.property, in: context.index.file(of: stored.property.binding.tree) ?? context.file)
    else { return nil }
    let isReordered = stored.reordering(context) != nil
    return Finding(
      .warning, "The indices change with '\(stored.path.joined(separator: "."))', but without 'id:' 'ForEach' reads them once: rows go wrong when they do", at: loop.data.range,
      fixes: [isReordered ? FixIt("Loop over the elements, identified by their ids", .suggestion) : fix(loop, .safe, context)])
  }

  private static func fix(_ loop: DataLoop, _ applicability: FixIt.Applicability, _ context: FileContext) -> FixIt {
    var transaction = Transaction()
    transaction.insert(", id: \\.self", at: loop.data.end, in: context.file)
    return transaction.fix("Add 'id: \\.self'", applicability)
  }
}
